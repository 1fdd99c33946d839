import { inTransaction } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { shownBy } from '../../blog/domain/moments.ts';
import { pathOf, presentSitemap, housePaths } from './presenter.ts';
import { mappedPages, sitemapParts } from './repository.ts';

/** As https://www.sitemaps.org/protocol.html allows. */
const mostAddresses = 50_000;

type Site = Pick<ApiContext, 'pool' | 'address' | 'now' | 'showsWaitingPosts'>;

/**
 * Writes the site's map anew, in as many parts as it takes.
 * @param most addresses in a part
 * @returns the parts
 */
export async function writeSitemap(context: Site, most = mostAddresses): Promise<string[]> {
  const { pool, address } = context;
  const pages = [
    ...housePaths.map((path) => ({ path, changed: null })),
    ...(await mappedPages(pool, shownBy(context))).map((page) => ({ path: pathOf(page), changed: page.changed })),
  ];
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, part) =>
    presentSitemap(address, pages.slice(part * most, (part + 1) * most)),
  );
  await inTransaction(pool, (db) => sitemapParts.replace(db, address, parts));
  return parts;
}
