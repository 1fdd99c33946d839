import type { RemoteBuild } from '@tabi/shared/federation';
import { assertNotEmpty, within } from './classify.ts';
import { loadModule, loadTimeout, placeBuild } from './runtime.ts';

export type Runtime = { place: typeof placeBuild; load: typeof loadModule; timeout: number };
export const realRuntime: Runtime = { place: placeBuild, load: loadModule, timeout: loadTimeout };

/** Asks the build in place for one of its modules. */
export type Ask = (expose: string) => Promise<unknown>;

export type BuildPlace = {
  /** Does the work with the build in place, and when that fails with each older one. Works may overlap. */
  work: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** The build in place, or the one to try first. */
  build: () => RemoteBuild | undefined;
};

/** One remote while the page lives: which of its builds is in place, and how often all of them failed. */
export function createBuildPlace(remote: string, builds: RemoteBuild[], runtime: Runtime): BuildPlace {
  let index = 0;
  let placed = -1;
  let failures = 0;

  const ask: Ask = async (expose) => {
    if (placed !== index) runtime.place(remote, builds[index] as RemoteBuild, failures);
    placed = index;
    return assertNotEmpty(await within(runtime.load(remote, expose), runtime.timeout), `${remote}/${expose}`);
  };

  const startAgain = () => {
    index = 0;
    placed = -1;
    failures += 1;
  };

  return {
    build: () => builds[index] ?? builds[0],
    async work(work) {
      if (index > 0 && index >= builds.length) startAgain();
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
      throw failure;
    },
  };
}
