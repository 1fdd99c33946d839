import { takeOut, type ReleaseShelf, type TakenOut } from '@tabi/releases';
import type { BuildName } from '../pages/render-page.ts';
import type { BuildCounts } from './build-counts.ts';

/** What an owner is told. */
export type Verdict = BuildName & {
  owner: string;
  contact: { mail?: string | undefined; webhook?: string | undefined };
  /** What was done; null when nothing could be, and visitors still get the build. */
  done: TakenOut | null;
  /** In words. */
  reason: string;
};

type Deps = {
  shelf: ReleaseShelf;
  releasesDir: string;
  /** Only told, not done, when it is off. */
  isOn: boolean;
  log: { error: (details: object, sentence: string) => void };
  tell: (verdict: Verdict) => void;
};

const againMs = 5_000;

/** Pure: why a build goes, for people. */
export function reasonFor({ views, failures, judged }: BuildCounts): string {
  const kinds = Object.entries(failures).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []));
  return `It failed for ${judged.visitors} visitors of its first ${Math.max(views, Math.ceil(judged.failures))} views (${kinds.join(', ')}).`;
}

/** Takes builds out that must go, each once, and tells their owners. */
export function createProtection({ shelf, releasesDir, isOn, log, tell }: Deps) {
  const handled = new Set<string>();

  const whoOf = ({ app, build }: BuildName) => {
    const entry = shelf.registry().apps[app];
    const description = entry?.canary?.build === build ? entry.canary.description : entry?.description;
    return { owner: description?.owner ?? 'nobody', contact: description?.contact ?? {} };
  };

  const act = (counts: BuildCounts): void => {
    const { app, build } = counts;
    const who = whoOf(counts);
    const reason = reasonFor(counts);
    try {
      const done = isOn ? takeOut(releasesDir, { app, build, reason, actor: 'protection' }) : null;
      // Another process was quicker, or somebody by hand: they have told.
      if (!done && shelf.registry().apps[app]?.bad?.includes(build)) return;
      tell({ app, build, ...who, reason, done });
    } catch (error) {
      log.error(
        { err: error, app, build },
        `${app} ${build} should be taken out, and could not be: it is tried again.`,
      );
      setTimeout(() => act(counts), againMs).unref();
    }
  };

  return {
    /** The build must go. */
    condemn(counts: BuildCounts): void {
      const key = `${counts.app}/${counts.build}`;
      if (handled.has(key)) return;
      handled.add(key);
      // Who has just asked for a page does not wait for it.
      setImmediate(() => act(counts));
    },
  };
}
