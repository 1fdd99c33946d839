import type { AppDescription, PageDescription, PageMatch } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { matchRoutes, type RouteMatch as RouterMatch, type RouteObject } from '@tabi/shared/router';
import { own } from './own-pages.ts';

/** One page of the site, and the app that serves it. */
export type PageEntry = PageDescription & { app: string };

export type RouteMatch = PageMatch & {
  entry: PageEntry;
  /** What the tab is called unless the page names itself. */
  title: string;
  /** As the router has it: what it renders a page with. */
  place: Pick<RouterMatch, 'params' | 'pathname' | 'pathnameBase'> & { path: string };
};

export type RouteTable = {
  pages: readonly PageEntry[];
  /** Pure: the page that an address names; the not-found page for any other. */
  match: (pathname: string, search?: string) => RouteMatch;
  /** The path of a page by its name. */
  pathOf: (name: string) => string | undefined;
};

type Handle = { entry: PageEntry; title: string };

const isOpen = ({ path }: PageDescription) => path.endsWith('/*');
const baseOf = ({ path }: PageDescription) => path.replace(/\/\*$/, '') || '/';

/** With the page's children below it, so that the router decides between all addresses of all pages at once. */
function routeOf(entry: PageEntry): RouteObject {
  const handle: Handle = { entry, title: entry.title };
  if (!isOpen(entry) && !entry.children) return { path: entry.path, handle };
  const children = (entry.children ?? []).map(({ path, title }): RouteObject => {
    return { path, handle: { entry, title: title ?? entry.title } satisfies Handle };
  });
  const rest: RouteObject[] = isOpen(entry) ? [{ path: '*', handle }] : [];
  return { path: baseOf(entry), children: [{ index: true, handle }, ...children, ...rest] };
}

/** `hong-kong` in a title is `Hong Kong`. */
const inWords = (slug: string) => slug.replace(/-/g, ' ').replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

const titleOf = (pattern: string, params: PageMatch['params']) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => inWords(params[name] ?? ''));

function found(matches: RouterMatch[], search: string): RouteMatch {
  const [first, last] = [matches[0], matches.at(-1)] as [RouterMatch, RouterMatch];
  const { entry, title } = last.route.handle as Handle;
  const nested = matches.length > 1;
  // What a page with addresses below it finds its own way by.
  const rest = nested ? { '*': last.pathname.slice(first.pathnameBase.length).replace(/^\//, '') } : {};
  const params = { ...last.params, ...rest };
  return {
    entry,
    params,
    search: new URLSearchParams(search),
    title: titleOf(title, params),
    place: {
      params,
      pathname: last.pathname,
      pathnameBase: first.pathnameBase,
      path: nested ? `${baseOf(entry)}/*` : entry.path,
    },
  };
}

/** Addresses whose pages are remembered. */
const mostKnown = 50;

/** The router ranks all routes anew for each address that it is asked for, and a page asks for its own several times. */
function createMatcher(routes: RouteObject[]): (pathname: string) => RouterMatch[] | null {
  const known = new Map<string, RouterMatch[] | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    if (known.size === mostKnown) known.clear();
    const matches = matchRoutes(routes, pathname);
    known.set(pathname, matches);
    return matches;
  };
}

/**
 * Every page of the site, put together from what each app says of itself. A remote that is down still has its pages:
 * they then say what is wrong.
 * @param apps the remotes, by name
 */
export function createRouteTable(apps: Record<string, AppDescription>): RouteTable {
  const pages = Object.entries({ ...apps, shell: own }).flatMap(([app, description]) =>
    description.pages.map((page): PageEntry => ({ ...page, app })),
  );
  const matchesOf = createMatcher(pages.map(routeOf));
  return {
    pages,
    pathOf: (name) => pages.find((page) => page.name === name)?.path,
    match: (pathname, search = '') =>
      found(matchesOf(pathname) ?? (matchesOf(links.notFound()) as RouterMatch[]), search),
  };
}
