import { completeCanary, endCanary, readRegistry, setCanary } from '@tabi/releases';

type Wish = {
  app: string;
  /** How many of a hundred visitors, or "off", or "full". */
  share: string;
  /** One that is on disk; the canary that runs when left out. */
  build: string | undefined;
  reason: string;
  actor: string;
};

/** Pure: the share of `--canary 5`; undefined when nobody asked for one. @throws for what is no share */
export function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(text)) throw new Error('Say for how many of a hundred visitors: --canary 5.');
  return Number(text);
}

/**
 * `pnpm release canary <app> <percent|off|full> [build] --reason "…"`.
 * @returns what is so now, as a sentence
 */
export function runCanary(releases: string, { app, share, build, reason, actor }: Wish): string {
  const said = { reason, actor };
  if (share === 'off') {
    endCanary(releases, app, said);
    return `${app} has no canary any more: everybody has ${readRegistry(releases).apps[app]?.current}.`;
  }
  if (share === 'full') return `${app} is at ${completeCanary(releases, app, said)} for everybody.`;
  if (!/^\d+$/.test(share))
    throw new Error(`Say for how many: pnpm release canary ${app || '<app>'} <percent|off|full>.`);
  setCanary(releases, { app, percent: Number(share), ...(build ? { build } : {}), ...said });
  const { current, canary } = readRegistry(releases).apps[app] ?? {};
  return `${canary?.percent} of a hundred visitors of ${app} get ${canary?.build}, all others ${current}.`;
}
