import { RemoteError, type PageRoute, type RemoteLoader, type RemoteRoutes } from '@tabi/shared/federation';
import type { PageName } from '@tabi/shared/links';
import type { ComponentType } from 'react';
import { assertNotEmpty, classify, within } from './classify.ts';
import type { RemoteBuild } from './page-data.ts';
import { loadFromBuild, loadFromCurrent, loadTimeout } from './runtime.ts';

type Runtime = { fromBuild: typeof loadFromBuild; fromCurrent: typeof loadFromCurrent; timeout: number };
const realRuntime: Runtime = { fromBuild: loadFromBuild, fromCurrent: loadFromCurrent, timeout: loadTimeout };

export type LoadedPage = { route: PageRoute; Page: ComponentType };
/** The loader with what only the host needs: whole pages. */
export type HostLoader = RemoteLoader & {
  peekPage(remote: string, page: PageName): LoadedPage | undefined;
  loadPage(remote: string, page: PageName): Promise<LoadedPage>;
};

type Ask = (expose: string) => Promise<unknown>;
/** Which of a remote's builds is in place (`placed` false: none yet), and how often all of them failed. */
type Place = { index: number; placed: boolean; attempts: number };

/**
 * Brings remotes' modules in the browser: the newest build first, then the ones before it, each within the timeout.
 * A failure stays until `forget`, so that everything that waits for it is told the same.
 */
export function createRemoteLoader(remotes: Record<string, RemoteBuild[]>, runtime: Runtime = realRuntime): HostLoader {
  const ready = new Map<string, unknown>();
  const promises = new Map<string, Promise<unknown>>();
  const places = new Map<string, Place>();
  const placeOf = (remote: string): Place => {
    const place = places.get(remote) ?? { index: 0, placed: false, attempts: 0 };
    places.set(remote, place);
    return place;
  };

  /** Does the work with the build in place, and when that fails with each older one. */
  const withBuilds = async <T>(remote: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
    const place = placeOf(remote);
    const builds = remotes[remote] ?? [];
    let failure: unknown = new Error(`ScriptNetworkError: ${remote} has no build.`);
    for (; place.index < builds.length; place.index += 1, place.placed = false) {
      const build = builds[place.index] as RemoteBuild;
      const ask: Ask = async (expose) => {
        const loaded = place.placed ? runtime.fromCurrent(remote, expose) : runtime.fromBuild(remote, build, expose, place.attempts);
        const module = assertNotEmpty(await within(loaded, runtime.timeout), `${remote}/${expose}`);
        place.placed = true;
        return module;
      };
      try {
        return await work(ask);
      } catch (error) {
        failure = error;
      }
    }
    places.set(remote, { index: 0, placed: false, attempts: place.attempts + 1 });
    throw failure;
  };

  const once = <T>(remote: string, what: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
    const key = `${remote}/${what}`;
    const known = promises.get(key);
    if (known) return known as Promise<T>;
    const promise = withBuilds(remote, work).then(
      (result) => {
        ready.set(key, result);
        return result;
      },
      (error: unknown) => {
        throw new RemoteError(remote, classify(error), { cause: error });
      },
    );
    promises.set(key, promise);
    return promise;
  };

  return {
    peek: (remote, expose) => ready.get(`${remote}/${expose}`),
    load: (remote, expose) => once(remote, expose, (ask) => ask(expose)),
    peekPage: (remote, page) => ready.get(`${remote}/page:${page}`) as LoadedPage | undefined,
    loadPage: (remote, page) =>
      once(remote, `page:${page}`, async (ask) => {
        const { routes } = (await ask('routes')) as RemoteRoutes;
        const route = routes[page];
        if (!route) throw new Error(`${remote} serves no page called ${page}.`);
        const { Page } = await within(route.page(), runtime.timeout);
        return { route, Page };
      }),
    forget: (remote) => {
      for (const key of promises.keys()) if (key.startsWith(`${remote}/`) && !ready.has(key)) promises.delete(key);
    },
    styles: (remote) => {
      const build = remotes[remote]?.[placeOf(remote).index];
      return (build?.styles ?? []).map((file) => `${build?.base}/${file}`);
    },
  };
}
