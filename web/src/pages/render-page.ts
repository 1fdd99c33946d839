import type { Release, ReleaseShelf } from '@tabi/releases';
import { createApi, type Api } from '@tabi/shared/api-client';
import type { HostServer, PageData, RemoteBuild } from '@tabi/shared/federation';
import type { FastifyInstance } from 'fastify';
import type { BuildRunner } from '../releases/run-build.ts';
import type { Override } from '../dev/remote-overrides.ts';
import { documentOf } from './html.ts';
import { reportFailure } from './report-failure.ts';

export type PageWish = {
  pathname: string;
  search: string;
  theme: 'light' | 'dark';
  followsDevice: boolean;
  currency: string;
  origin: string;
  /** Whether the page registers the service worker. */
  webApp: boolean;
  /** The site runs for its developers. */
  dev: boolean;
  overrides: Override[];
  /** Asks as the visitor who wants the page; null for who brought nothing to know them by. */
  visitorApi: Api | null;
};
export type Page = { status: number; html: string; isPrivate: boolean };

/** Asks the API as a visitor of whom nothing is known: what comes is the same for all, and may be kept. */
export const serverApi = (app: FastifyInstance, currency: string): Api =>
  createApi({
    async fetch(path, init) {
      const answer = await app.inject({ method: 'GET', url: path, headers: init.headers as Record<string, string> });
      return new Response(answer.body, { status: answer.statusCode });
    },
    xsrfToken: () => 'not needed to read',
    context: () => ({ uuid: null, currency, city: null, device: 'desktop' }),
  });

/** Runs a remote's module from its newest build that works. */
function requireRemote(
  shelf: ReleaseShelf,
  runner: BuildRunner,
  shell: Release,
  overrides: Override[],
  report: (error: unknown, app: string, build?: string) => void,
) {
  return async (remote: string, expose: string): Promise<unknown> => {
    if (overrides.some((one) => one.remote === remote && one.reached))
      throw new Error(`${remote} comes from a developer's server: the browser renders it.`);
    for (const release of shelf.of(remote)) {
      try {
        return runner.remote(shell.folder, release.folder, expose);
      } catch (error) {
        report(error, remote, release.buildId);
      }
    }
    const failure = new Error(`${remote} has no build that runs on this server.`);
    if (shelf.of(remote).length === 0) report(failure, remote);
    throw failure;
  };
}

const forBrowser = (release: Release): RemoteBuild => ({
  base: release.base,
  container: release.container,
  styles: release.assets.styles,
});

/** What a page must know of the remotes to load them. */
export const remotesForBrowser = (shelf: ReleaseShelf): PageData['remotes'] =>
  Object.fromEntries(shelf.remotes().map((name) => [name, shelf.of(name).map(forBrowser)]));

/** What a page must know of the remotes to have a place for each of their pages, whether they can be had or not. */
const appsForBrowser = (shelf: ReleaseShelf): PageData['apps'] =>
  Object.fromEntries(Object.entries(shelf.descriptions()).map(([name, { owner, pages }]) => [name, { owner, pages }]));

/** A developer's build before the released ones: where it fails, those still do. */
export const withOverrides = (remotes: PageData['remotes'], overrides: Override[]): PageData['remotes'] => ({
  ...remotes,
  ...Object.fromEntries(
    overrides.flatMap(({ remote, build }) => (build ? [[remote, [build, ...(remotes[remote] ?? [])]]] : [])),
  ),
});

/** Renders an address into a whole document. */
export async function renderPage(
  app: FastifyInstance,
  shelf: ReleaseShelf,
  runner: BuildRunner,
  wish: PageWish,
): Promise<Page> {
  const shell = shelf.of('shell')[0];
  if (!shell) throw new Error('There is no build of the shell. Run `pnpm build`.');
  const { render } = runner.host(shell.folder) as HostServer;
  const { pathname, search, theme, followsDevice, currency, webApp, dev, overrides } = wish;
  const report = (error: unknown, name: string, build?: string) => reportFailure(app.log, shelf, error, name, build);
  const api = serverApi(app, currency);
  const apps = appsForBrowser(shelf);
  const page = await render({
    pathname,
    search,
    theme,
    followsDevice,
    currency,
    api,
    visitorApi: wish.visitorApi ?? undefined,
    dev,
    apps,
    report,
    requireRemote: requireRemote(shelf, runner, shell, overrides, report),
  });
  const needed = page.owner === 'shell' ? page.used : [[page.owner, 'routes'] as [string, string], ...page.used];
  const own = overrides.flatMap(({ remote, reached }) => (reached ? remote : []));
  const names = [...new Set(needed.map(([remote]) => remote))].filter((name) => !own.includes(name));
  const html = documentOf({
    theme,
    followsDevice,
    head: page.head,
    address: wish.origin + pathname,
    origin: wish.origin,
    shell,
    remotes: names.flatMap((name) => {
      const release = shelf.of(name)[0];
      return release
        ? [{ release, exposes: needed.flatMap(([remote, expose]) => (remote === name ? [expose] : [])) }]
        : [];
    }),
    html: page.html,
    data: {
      apps,
      remotes: withOverrides(remotesForBrowser(shelf), overrides),
      used: page.used,
      answers: page.answers,
      theme,
      followsDevice,
      currency,
      notFound: page.status === 404,
      webApp,
      ...(dev
        ? { dev: { overrides: overrides.map(({ remote, origin, reached }) => ({ remote, origin, reached })) } }
        : {}),
    } satisfies PageData,
  });
  return { status: page.status, html, isPrivate: page.isPrivate };
}
