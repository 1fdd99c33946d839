import { createHash } from 'node:crypto';
import { inTransaction, type Db, type Pool } from '@tabi/postgres';
import { CatalogueError } from '../read/read.ts';
import { readFeed, type FeedProduct } from './supplier-feed.ts';

interface Known {
  id: number;
  slug: string;
  names: string[];
  motif: string;
}

export interface Imported {
  shown: number;
  withdrawn: number;
}

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

async function findLocations(db: Db, products: FeedProduct[]): Promise<Map<string, Known>> {
  const wanted = [...new Set(products.map(({ location }) => location))];
  const { rows } = await db.query<Known & { wanted: string }>(
    `SELECT DISTINCT ON (wanted) wanted, location.id, location.slug, location.names, location.motif
     FROM unnest($1::text[]) AS wanted JOIN locations AS location
       ON location.slug = lower(wanted) OR fold(wanted) = ANY (location.names)
     WHERE NOT location.withdrawn ORDER BY wanted, location.slug <> lower(wanted), location.tier`,
    [wanted],
  );
  return new Map(rows.map((row) => [row.wanted, row]));
}

const types = `location_id integer, ref text, slug text, title text, snippet text, description text, tags text[],
  minutes integer, price_amount integer, price_currency text, web_url text, image_url text, supplier_rating float8,
  supplier_review_count integer, motif text`;
const names = [...types.matchAll(/(\w+) [a-z0-9]+(?:\[\])?(?:,|$)/g)].map((match) => match[1]);

async function store(db: Db, supplier: string, rows: object[]): Promise<void> {
  await db.query('UPDATE products SET withdrawn = true WHERE supplier = $1', [supplier]);
  await db.query(
    `INSERT INTO products (supplier, ${names.join(', ')})
     SELECT $1, row.* FROM jsonb_to_recordset($2) AS row (${types})
     ON CONFLICT (supplier, location_id, ref) DO UPDATE SET
       ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, withdrawn = false`,
    [supplier, JSON.stringify(rows)],
  );
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
    const locations = await findLocations(db, products);
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
    await store(db, supplier, rows);
    const { rows: counts } = await db.query<Imported>(
      `SELECT count(*) FILTER (WHERE NOT withdrawn) AS shown, count(*) FILTER (WHERE withdrawn) AS withdrawn
       FROM products WHERE supplier = $1`,
      [supplier],
    );
    return counts[0] ?? { shown: 0, withdrawn: 0 };
  });
}
