import type { RemoteBuild } from '@tabi/shared/federation';
import { assertNotEmpty, within } from './classify.ts';
import { loadFromBuild, loadFromCurrent, loadTimeout } from './runtime.ts';

export type Runtime = { fromBuild: typeof loadFromBuild; fromCurrent: typeof loadFromCurrent; timeout: number };
export const realRuntime: Runtime = { fromBuild: loadFromBuild, fromCurrent: loadFromCurrent, timeout: loadTimeout };

/** Asks the build at hand for one of its modules. */
export type Ask = (expose: string) => Promise<unknown>;

export type BuildPlace = {
  /** Does the work with the build in place, and when that fails with each older one. */
  work: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** The build in place, or the one to try first. */
  build: () => RemoteBuild | undefined;
};

/** One remote while the page lives: which of its builds is in place, and how often all of them failed. */
export function createBuildPlace(remote: string, builds: RemoteBuild[], runtime: Runtime): BuildPlace {
  let index = 0;
  let placed = false;
  let failures = 0;

  const ask: Ask = async (expose) => {
    const build = builds[index] as RemoteBuild;
    const loading = placed ? runtime.fromCurrent(remote, expose) : runtime.fromBuild(remote, build, expose, failures);
    const module = assertNotEmpty(await within(loading, runtime.timeout), `${remote}/${expose}`);
    placed = true;
    return module;
  };

  return {
    build: () => builds[index],
    async work(work) {
      let failure: unknown = new Error(`ScriptNetworkError: ${remote} has no build.`);
      for (; index < builds.length; index += 1, placed = false) {
        try {
          return await work(ask);
        } catch (error) {
          failure = error;
        }
      }
      index = 0;
      failures += 1;
      throw failure;
    },
  };
}
