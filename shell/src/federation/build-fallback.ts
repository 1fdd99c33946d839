import type { RemoteBuild } from '@tabi/shared/federation';
import { assertNotEmpty, within } from './classify.ts';
import { askBuilds, loadModule, loadTimeout, placeBuild, waitForBuilds } from './runtime.ts';

export type Runtime = {
  place: typeof placeBuild;
  load: typeof loadModule;
  builds: typeof askBuilds;
  timeout: number;
};
export const realRuntime: Runtime = { place: placeBuild, load: loadModule, builds: askBuilds, timeout: loadTimeout };

/** For developers: the same, with the patience for a build that is only being made. */
export const patientRuntime = (): Runtime => ({ ...realRuntime, timeout: waitForBuilds() });

/** Asks the build in place for one of its modules. */
export type Ask = (expose: string) => Promise<unknown>;

export type BuildPlace = {
  /** Does the work with the build in place, and when that fails with each older one. Works may overlap. */
  work: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** The build in place, or the one to try first. */
  build: () => RemoteBuild | undefined;
};

/** One remote while the page lives: which of its builds is in place, and how often all of them failed. */
export function createBuildPlace(remote: string, known: RemoteBuild[], runtime: Runtime): BuildPlace {
  let builds = known;
  let index = 0;
  let placed = -1;
  let failures = 0;
  let exhausted = false;
  let fresh: Promise<void> | null = null;

  const ask: Ask = async (expose) => {
    if (placed !== index) runtime.place(remote, builds[index] as RemoteBuild, failures);
    placed = index;
    return assertNotEmpty(await within(runtime.load(remote, expose), runtime.timeout), `${remote}/${expose}`);
  };

  /** From the newest of the builds that there are by now; if nobody can say, of those there were. */
  const startAgain = async () => {
    const now = await runtime.builds(remote).catch(() => []);
    if (now.length > 0) builds = now;
    index = 0;
    placed = -1;
    failures += 1;
    exhausted = false;
    fresh = null;
  };

  return {
    build: () => builds[index] ?? builds[0],
    async work(work) {
      if (exhausted) await (fresh ??= startAgain());
      let failure: unknown = new Error(`ScriptNetworkError: ${remote} has no build.`);
      while (index < builds.length) {
        const tried = index;
        try {
          return await work(ask);
        } catch (error) {
          failure = error;
          // Works that ran side by side fail side by side: the first of them moves on for all.
          if (index === tried) index += 1;
        }
      }
      exhausted = true;
      throw failure;
    },
  };
}
