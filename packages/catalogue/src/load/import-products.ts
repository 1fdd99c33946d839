import { createHash } from 'node:crypto';
import { inTransaction, type Pool } from '@tabi/postgres';
import { CatalogueError } from '../read/read-file.ts';
import { readFeed, type FeedProduct } from './supplier-feed.ts';
import { supplierProducts, type Imported } from './supplier-repository.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Stable over imports, and its own among all products: the title, and a few letters of what it is to its supplier. */
function slugOf(supplier: string, locationId: number, { title, ref }: FeedProduct): string {
  const mark = createHash('sha256').update(`${supplier}\0${locationId}\0${ref}`).digest('hex').slice(0, 6);
  return `${wordsOf(title).slice(0, 80) || 'tour'}-${mark}`;
}

/**
 * Replaces a supplier's products with those of a feed, in one transaction: known ones keep their ids, those that are gone
 * are withdrawn. Nothing changes when a row is wrong.
 * @param file its name, for the problems
 * @throws CatalogueError naming every wrong row with its line
 */
export async function importProducts(pool: Pool, supplier: string, file: string, content: string): Promise<Imported> {
  const { products, problems } = readFeed(file, content);
  return inTransaction(pool, async (db) => {
    const locations = await supplierProducts.locations(db, [...new Set(products.map(({ location }) => location))]);
    for (const { line, location } of products)
      if (!locations.has(location))
        problems.push(`${file}:${line}: location: there is no destination ${location}; write its slug or name.`);
    if (problems.length > 0) throw new CatalogueError(problems);
    const rows = products.flatMap((product) => {
      const location = locations.get(product.location);
      if (!location) return [];
      const { line: _line, location: _name, ...same } = product;
      const own = { location_id: location.id, motif: location.motif, description: product.snippet };
      return [{ ...same, ...own, slug: slugOf(supplier, location.id, product) }];
    });
    return supplierProducts.replace(db, supplier, rows);
  });
}
