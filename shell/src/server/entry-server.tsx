import { callKey, createServerQueries, ServerQueriesProvider, SWRConfig } from '@tabi/shared/data';
import {
  RemoteError,
  type HostServer,
  type ReadAnswer,
  type RemoteRoutes,
  type RenderWish,
} from '@tabi/shared/federation';
import type { Features } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { createAppState } from '@tabi/shared/state';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { HostLoader, LoadedPage } from '../federation/remote-loader.ts';
import { createRedirects } from '../routes/redirects.ts';
import { loadPage } from '../routes/page-loader.ts';
import { fullTitle } from '../routes/page-title.tsx';
import { createRouteTable, type RouteMatch, type RouteTable } from '../routes/route-table.ts';
import { renderToText } from './render-to-text.ts';

/** Remotes' server modules as the app asks for them, and which of them the page used. */
function serverLoader(wish: RenderWish, { pathOf }: RouteTable) {
  const used: [string, string][] = [];
  const modules = new Map<string, unknown>();
  const pages = new Map<string, LoadedPage>();
  const load = async (remote: string, expose: string): Promise<unknown> => {
    const module = await wish.requireRemote(remote, expose).catch((error: unknown) => {
      throw new RemoteError(remote, 'unreachable', { cause: error });
    });
    modules.set(`${remote}/${expose}`, module);
    if (expose !== 'routes') used.push([remote, expose]);
    return module;
  };
  const loader: HostLoader = {
    peek: (remote, expose) => modules.get(`${remote}/${expose}`),
    load,
    peekPage: (remote, page) => pages.get(`${remote}/${page}`),
    async loadPage(remote: string, page: string) {
      const { routes } = (await load(remote, 'routes')) as RemoteRoutes;
      const route = routes[page];
      if (!route) throw new Error(`${remote} serves no page called ${page}.`);
      const loaded = { route, Page: (await route.page()).Page };
      pages.set(`${remote}/${page}`, loaded);
      return loaded;
    },
    buildOf: () => undefined,
    forget: () => undefined,
    styles: () => [],
    marks: wish.dev,
    pathOf,
  };
  return { loader, used };
}

/** Not there, or asked for by a name that nothing can have. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'not-found' || error.code === 'invalid');

/** Off too when nobody can say, and when there is no such switch. */
const isOn = async (flag: string, wish: RenderWish): Promise<boolean> =>
  wish.api.call('GET /api/features', {}).then(
    ({ results }) => results[flag as keyof Features] ?? false,
    () => false,
  );

async function prepare(
  match: RouteMatch,
  wish: RenderWish,
  loader: HostLoader,
  queries: ReturnType<typeof createServerQueries>,
) {
  const { entry, title } = match;
  if (entry.switch && !(await isOn(entry.switch, wish))) return { head: { title: '' }, missing: true };
  if (entry.render === 'browser') return { head: { title, noindex: true }, missing: false };
  const page = await loadPage(loader, entry).catch((error: unknown) => {
    // One that has no build that runs was told of where its builds were tried.
    if (!(error instanceof RemoteError)) wish.report(error, entry.app);
    return null;
  });
  if (!page) return { head: { title }, missing: false };
  const requests = page.route.data?.(match) ?? [];
  const keys = requests.map(({ call, input }) => callKey(call, input as never));
  await Promise.all(
    requests.map(({ call, input }, index) =>
      queries.ask(keys[index] as string, () => wish.api.call(call, input as never)),
    ),
  );
  const read = ((call: never, input: never) => queries.answers()[callKey(call, input)]) as ReadAnswer;
  const head = page.route.head?.(match, read);
  return {
    head: { ...head, title: head?.title ?? title },
    missing: keys.some((key) => isMissing(queries.errorOf(key))),
  };
}

/** Renders one address. A remote without a server build leaves its skeleton, and the browser does the rest. */
export const render: HostServer['render'] = async (wish) => {
  const table = createRouteTable(wish.apps);
  const { loader, used } = serverLoader(wish, table);
  const queries = createServerQueries();
  let match = table.match(wish.pathname, wish.search);
  let { head, missing } = await prepare(match, wish, loader, queries);
  missing ||= match.entry.name === 'notFound';
  if (missing) {
    match = table.match(links.notFound());
    ({ head } = await prepare(match, wish, loader, queries));
  }
  const state = createAppState({
    theme: wish.theme,
    followsDevice: wish.followsDevice,
    currency: wish.currency,
  });
  const html = await renderToText(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServerQueriesProvider queries={queries}>
        <StaticRouter location={wish.pathname + wish.search}>
          <App
            parts={{ state, api: wish.api, loader, table, redirects: createRedirects() }}
            detour={missing ? { from: wish.pathname, to: links.notFound() } : null}
          />
        </StaticRouter>
      </ServerQueriesProvider>
    </SWRConfig>,
    (error) => wish.report(error, match.entry.app),
  );
  return {
    status: missing ? 404 : 200,
    html,
    head: { ...head, title: fullTitle(head.title) },
    answers: queries.answers(),
    used,
    isPrivate: match.entry.render === 'browser' || head.isPrivate === true,
    owner: match.entry.app,
  };
};
