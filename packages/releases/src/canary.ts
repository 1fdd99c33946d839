import { buildFolder, findAssets } from './build.ts';
import { assertFits, assertNotBad, changeOf, flipTo, flipped, sealsOf, withAct, withoutCanary } from './registry.ts';
import { editRegistry, type Registry } from './registry-file.ts';

/** `reason` and `actor` are for whoever asks later. */
type Said = { reason: string; actor: string };

const entryOf = (registry: Registry, app: string) => {
  const entry = registry.apps[app];
  if (!entry) throw new Error(`${app || 'That app'} was never released: release it to all first.`);
  return entry;
};

/** @throws when none runs */
function canaryOf(registry: Registry, app: string) {
  const { canary } = entryOf(registry, app);
  if (!canary) throw new Error(`${app} has no canary: everybody has its current build.`);
  return canary;
}

/**
 * Gives a build to a share of the visitors, or changes that share; all others keep the current build. Another canary of the
 * same app ends.
 * @param build the one whose share is changed when left out
 * @throws for a build that is current, not there or bad, for one whose pages do not fit, and for no share at all
 */
export function setCanary(releases: string, wish: { app: string; build?: string; percent: number } & Said): void {
  const { app, percent, reason, actor } = wish;
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('A canary is for 1 to 99 of a hundred visitors: say a whole number, or "full" or "off".');
  const { at } = changeOf(wish);
  editRegistry(releases, (registry) => {
    const entry = entryOf(registry, app);
    const build = wish.build ?? canaryOf(registry, app).build;
    if (entry.current === build) throw new Error(`Everybody has the build ${build} of ${app} already.`);
    assertNotBad(registry, app, build);
    if (!findAssets(buildFolder(releases, app, build))) throw new Error(`There is no build ${build} of ${app}.`);
    const flip = flipTo(releases, { app, build });
    assertFits(registry, { [app]: flip.description });
    const since = entry.canary?.build === build ? entry.canary.since : at;
    const canary = { build, percent, since, reason, actor, description: flip.description };
    const seals = sealsOf(entry, [build, entry.current, ...entry.previous], flip);
    const acts = withAct(entry.acts, { at, what: 'canary', build, percent, reason, actor });
    return { ...registry, apps: { ...registry.apps, [app]: { ...entry, ...seals, ...acts, canary } } };
  });
}

/** Everybody has the current build again; the canary's may come out another time. @throws when none runs */
export function endCanary(releases: string, app: string, said: Said): void {
  editRegistry(releases, (registry) => {
    canaryOf(registry, app);
    return withoutCanary(registry, app, changeOf(said));
  });
}

/** Everybody gets the canary's build. @returns that build @throws when none runs */
export function completeCanary(releases: string, app: string, said: Said): string {
  const { apps } = editRegistry(releases, (registry) => {
    const flip = flipTo(releases, { app, build: canaryOf(registry, app).build });
    assertFits(registry, { [app]: flip.description });
    return flipped(registry, flip, changeOf(said));
  });
  return apps[app]?.current as string;
}
