import { callKey, createServerQueries, ServerQueriesProvider, SWRConfig } from '@tabi/shared/data';
import {
  RemoteError,
  type HostServer,
  type PageHead,
  type ReadAnswer,
  type RemoteRoutes,
  type RenderWish,
  type Wakes,
} from '@tabi/shared/federation';
import type { Features } from '@tabi/shared/contracts/people';
import { usualFormats } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { createAppState } from '@tabi/shared/state';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { HostLoader, LoadedPage } from '../federation/remote-loader.ts';
import { createRedirects } from '../routes/redirects.ts';
import { truePath } from '../routes/true-path.ts';
import { loadPage } from '../routes/page-loader.ts';
import { fullTitle } from '../routes/page-head.tsx';
import { createRouteTable, type RouteMatch, type RouteTable } from '../routes/route-table.ts';
import { renderToText } from './render-to-text.ts';

/** Remotes' server modules as the app asks for them, and which of them the page used. */
function serverLoader(wish: RenderWish, { pathOf }: RouteTable, leaves: () => boolean) {
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
    leaves,
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

const leftToBrowser = (title: string) => ({
  head: { title, noindex: true, isPrivate: true },
  missing: false,
  inBrowser: true,
});

/** A personal page asks everything as its visitor. */
const apiOf = ({ api, visitorApi }: RenderWish) => visitorApi ?? api;

/** The visitor's ways are for a page that is theirs alone: every other one is the same for all, and may be kept. */
const wishFor = ({ entry }: RouteMatch, { visitorApi, ...wish }: RenderWish): RenderWish =>
  entry.render === 'browser' && entry.personal && visitorApi ? { ...wish, visitorApi } : wish;

type Prepared = {
  head: PageHead & { title: string };
  /** The same once all has been asked for that the page shows. */
  headAfter?: () => Prepared['head'];
  missing: boolean;
  inBrowser: boolean;
};

async function prepare(
  match: RouteMatch,
  wish: RenderWish,
  loader: HostLoader,
  queries: ReturnType<typeof createServerQueries>,
): Promise<Prepared> {
  const { entry } = match;
  if (entry.switch && !(await isOn(entry.switch, wish)))
    return { head: { title: '' }, missing: true, inBrowser: false };
  if (entry.render === 'browser' && !wish.visitorApi) return leftToBrowser(match.title);
  const page = await loadPage(loader, entry).catch((error: unknown) => {
    // One that has no build that runs was told of where its builds were tried.
    if (!(error instanceof RemoteError)) wish.report(error, entry.app);
    return null;
  });
  if (!page) return { head: { title: match.title }, missing: false, inBrowser: false };
  const requests = page.route.data?.(match) ?? [];
  const keys = requests.map(({ call, input }) => callKey(call, input as never));
  await Promise.all(
    requests.map(({ call, input }, index) =>
      queries.ask(keys[index] as string, () => apiOf(wish).call(call, input as never)),
    ),
  );
  const read = ((call: never, input: never) => queries.answers()[callKey(call, input)]) as ReadAnswer;
  const head = page.route.head?.(match, read);
  const title = head?.title ?? match.title;
  // What is not theirs to see, or waits for a link's token, the browser has ways for.
  if (wish.visitorApi && (keys.length === 0 || keys.some((key) => queries.errorOf(key)))) return leftToBrowser(title);
  const told = { title, ...(wish.visitorApi ? { noindex: true } : {}) };
  return {
    head: { ...head, ...told },
    headAfter: () => ({ ...page.route.head?.(match, read), ...told }),
    missing: keys.some((key) => isMissing(queries.errorOf(key))),
    inBrowser: false,
  };
}

function wakesOf({ entry }: RouteMatch, inBrowser: boolean): Wakes {
  if (inBrowser) return 'at-once';
  return entry.render === 'browser' ? 'once-drawn' : 'once-read';
}

/** Renders one address. A remote without a server build leaves its skeleton, and the browser does the rest. */
export const render: HostServer['render'] = async (asked) => {
  const table = createRouteTable(asked.apps);
  let match = table.match(asked.pathname, asked.search);
  const wish = wishFor(match, asked);
  const { loader, used } = serverLoader(wish, table, () => inBrowser);
  const queries = createServerQueries();
  let { head, headAfter, missing, inBrowser } = await prepare(match, wish, loader, queries);
  missing ||= match.entry.name === 'notFound';
  if (missing) {
    match = table.match(links.notFound());
    ({ head, headAfter, inBrowser } = await prepare(match, wishFor(match, asked), loader, queries));
  }
  const movedTo = missing ? null : truePath(asked.pathname, head, match, table);
  const page = {
    owner: match.entry.app,
    isPrivate: match.entry.render === 'browser' || head.isPrivate === true,
    wakes: wakesOf(match, inBrowser),
  };
  const named = (one: typeof head) => ({ ...one, title: fullTitle(one.title) });
  if (movedTo) return { ...page, status: 200, movedTo, html: '', head: named(head), answers: {}, used };
  const { theme, followsDevice, currency, formats = usualFormats, motion = 'device' } = wish;
  const state = createAppState({ theme, followsDevice, currency, formats, motion });
  const html = await renderToText(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServerQueriesProvider queries={queries}>
        <StaticRouter location={wish.pathname + wish.search}>
          <App
            parts={{ state, api: apiOf(wish), loader, table, redirects: createRedirects() }}
            detour={missing ? { from: wish.pathname, to: links.notFound() } : null}
          />
        </StaticRouter>
      </ServerQueriesProvider>
    </SWRConfig>,
    (error) => wish.report(error, match.entry.app),
    { signal: wish.signal },
  );
  return {
    ...page,
    status: missing ? 404 : 200,
    html,
    head: named(headAfter?.() ?? head),
    answers: queries.answers(),
    used,
  };
};
