import type { PageRoute, RemoteBuild, RemoteLoader, RemoteRoutes } from '@tabi/shared/federation';
import type { ComponentType } from 'react';
import { sheetsOf } from './build-names.ts';
import { RemoteParts, type Ask, type Tell } from './remote-parts.ts';
import { realRuntime, type Runtime } from './runtime.ts';
import { createStruckBuilds, type StruckBuilds } from './struck-builds.ts';

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

async function pageOf(ask: Ask, remote: string, name: string): Promise<LoadedPage> {
  const { routes } = (await ask('routes')) as RemoteRoutes;
  const route = routes[name];
  if (!route) throw new Error(`${remote} serves no page called ${name}.`);
  const { Page } = await route.page();
  return { route, Page };
}

/** What the loader is told of the page that it serves. */
type Around = Pick<RemoteLoader, 'pathOf' | 'report' | 'marks'> & {
  /** Hears of each build that failed, also where the one before stood in. */
  tell?: Tell;
  struck?: StruckBuilds;
};

/**
 * Brings remotes' modules in the browser: the newest build first, then the ones before it (build-race.ts says when).
 * A failure stays until `forget`, so that everything that waits for it is told the same.
 */
export function createRemoteLoader(
  remotes: Record<string, RemoteBuild[]>,
  runtime: Runtime = realRuntime,
  { tell = () => undefined, struck = createStruckBuilds(), ...around }: Around = {},
): HostLoader {
  const known = new Map<string, RemoteParts>();
  const of = (remote: string): RemoteParts => {
    const parts =
      known.get(remote) ?? new RemoteParts({ remote, builds: remotes[remote] ?? [], runtime, struck, tell });
    known.set(remote, parts);
    return parts;
  };
  const sheetsIn = (build: RemoteBuild | undefined) => (build ? sheetsOf(build) : []);

  return {
    ...around,
    buildOf: (remote) => of(remote).build(),
    peek: (remote, expose) => of(remote).find(expose)?.value,
    load: (remote, expose) => of(remote).load(expose, (ask) => ask(expose)),
    peekPage: (remote, page) => of(remote).find(`page:${page}`)?.value as LoadedPage | undefined,
    loadPage: (remote, page) => of(remote).load(`page:${page}`, (ask) => pageOf(ask, remote, page)),
    forget: (remote) => of(remote).forget(),
    heal: (remote, part) => of(remote).heal(part),
    stepBack: (remote, part, error) => of(remote).stepBack(part, error),
    styles: (remote) => sheetsIn(of(remote).build()).map(({ href }) => href),
    stylesOf: (remote, part) => sheetsIn(of(remote).build(part)),
  };
}
