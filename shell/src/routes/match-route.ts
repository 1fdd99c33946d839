import type { PageMatch } from '@tabi/shared/federation';
import { matchPath } from '@tabi/shared/router';
import { routeTable, type RouteEntry } from './table.ts';

export type RouteMatch = PageMatch & { entry: RouteEntry };

/** Literal paths before patterns, longer before shorter: the order in which the router itself prefers them. */
const weight = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part.startsWith(':') ? 2 : part === '*' ? 1 : 3), 0);
const byPreference = [...routeTable].sort((a, b) => weight(b.path) - weight(a.path));

/** Pure: the page that an address names; the not-found page for any other. */
export function matchRoute(pathname: string, search = ''): RouteMatch {
  for (const entry of byPreference) {
    const match = matchPath({ path: entry.path, end: true }, pathname);
    if (match) return { entry, params: match.params, search: new URLSearchParams(search) };
  }
  const entry = routeTable.find(({ name }) => name === 'notFound') as RouteEntry;
  return { entry, params: {}, search: new URLSearchParams(search) };
}
