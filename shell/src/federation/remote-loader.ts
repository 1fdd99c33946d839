import {
  RemoteError,
  type PageRoute,
  type RemoteBuild,
  type RemoteLoader,
  type RemoteRoutes,
} from '@tabi/shared/federation';
import type { ComponentType } from 'react';
import { createBuildPlace, realRuntime, type Ask, type BuildPlace, type Runtime } from './build-fallback.ts';
import { classify, within } from './classify.ts';

export type LoadedPage = { route: PageRoute; Page: ComponentType };
/** The loader with what only the host needs: whole pages. */
export type HostLoader = RemoteLoader & {
  peekPage(remote: string, page: string): LoadedPage | undefined;
  loadPage(remote: string, page: string): Promise<LoadedPage>;
  /** The build in place, or the one to try first. */
  buildOf(remote: string): RemoteBuild | undefined;
  /** On the server: whether the page that is shown is left to the browser. */
  leaves?: () => boolean;
};

async function pageOf(ask: Ask, remote: string, name: string, timeout: number): Promise<LoadedPage> {
  const { routes } = (await ask('routes')) as RemoteRoutes;
  const route = routes[name];
  if (!route) throw new Error(`${remote} serves no page called ${name}.`);
  const { Page } = await within(route.page(), timeout);
  return { route, Page };
}

/** What the loader is told of the page that it serves. */
type Around = Pick<RemoteLoader, 'pathOf' | 'report' | 'marks'>;

/**
 * Brings remotes' modules in the browser: the newest build first, then the ones before it, each within the timeout.
 * A failure stays until `forget`, so that everything that waits for it is told the same.
 */
export function createRemoteLoader(
  remotes: Record<string, RemoteBuild[]>,
  runtime: Runtime = realRuntime,
  around: Around = {},
): HostLoader {
  const ready = new Map<string, unknown>();
  const promises = new Map<string, Promise<unknown>>();
  const places = new Map<string, BuildPlace>();
  const placeOf = (remote: string): BuildPlace => {
    const place = places.get(remote) ?? createBuildPlace(remote, remotes[remote] ?? [], runtime);
    places.set(remote, place);
    return place;
  };

  const load = async <T>(remote: string, key: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
    try {
      const result = await placeOf(remote).work(work);
      ready.set(key, result);
      return result;
    } catch (error) {
      throw new RemoteError(remote, classify(error), { cause: error });
    }
  };
  const once = <T>(remote: string, what: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
    const key = `${remote}/${what}`;
    const promise = (promises.get(key) as Promise<T> | undefined) ?? load(remote, key, work);
    promises.set(key, promise);
    return promise;
  };

  return {
    ...around,
    buildOf: (remote) => placeOf(remote).build(),
    peek: (remote, expose) => ready.get(`${remote}/${expose}`),
    load: (remote, expose) => once(remote, expose, (ask) => ask(expose)),
    peekPage: (remote, page) => ready.get(`${remote}/page:${page}`) as LoadedPage | undefined,
    loadPage: (remote, page) => once(remote, `page:${page}`, (ask) => pageOf(ask, remote, page, runtime.timeout)),
    forget: (remote) => {
      for (const key of promises.keys()) if (key.startsWith(`${remote}/`) && !ready.has(key)) promises.delete(key);
    },
    styles: (remote) => {
      const build = placeOf(remote).build();
      return (build?.styles ?? []).map((file) => `${build?.base}/${file}`);
    },
  };
}
