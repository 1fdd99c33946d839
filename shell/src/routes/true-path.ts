import type { PageHead } from '@tabi/shared/federation';
import type { RouteMatch, RouteTable } from './route-table.ts';

/** Pure: the one path of what a page shows, where it was asked for by another one; null: it has the right one. */
export function truePath(
  pathname: string,
  { canonical }: PageHead,
  { entry }: RouteMatch,
  table: RouteTable,
): string | null {
  if (!canonical || canonical === pathname) return null;
  return table.match(canonical).entry === entry ? canonical : null;
}
