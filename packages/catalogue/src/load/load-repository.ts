import { command, type Db, statement } from '@tabi/postgres';

const find = statement<{ hash: string }, { name: string }>(
  'catalogue.loaded',
  'SELECT hash FROM loaded_content WHERE name = :name',
);
const store = command<{ name: string; hash: string }>(
  'catalogue.store-loaded',
  `INSERT INTO loaded_content (name, hash) VALUES (:name, :hash)
   ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, loaded_at = now()`,
);

/** What was loaded last, by name. */
export const loadedContent = {
  hashOf: async (db: Db, name: string) => (await find.first(db, { name }))?.hash,
  store: (db: Db, name: string, hash: string) => store.run(db, { name, hash }),
};

export interface Counts {
  shown: number;
  total: number;
}

const countsIn = (table: 'locations' | 'places' | 'hotels' | 'products' | 'posts') =>
  statement<Counts>(
    `catalogue.count-${table}`,
    `SELECT count(*) FILTER (WHERE NOT withdrawn) AS shown, count(*) AS total FROM ${table}`,
  );

/** How many rows of each there are. */
export const counts = {
  locations: countsIn('locations'),
  places: countsIn('places'),
  hotels: countsIn('hotels'),
  products: countsIn('products'),
  posts: countsIn('posts'),
};

const cleanIndexes = statement<{ pages: number }, { tables: string[] }>(
  'catalogue.clean-indexes',
  `SELECT gin_clean_pending_list(of.indexrelid) AS pages
   FROM pg_index AS of JOIN pg_class AS index ON index.oid = of.indexrelid JOIN pg_am AS method ON method.oid = index.relam
   WHERE method.amname = 'gin' AND of.indrelid = ANY (:tables::regclass[])`,
);

/**
 * Does at once what PostgreSQL does by itself after a while with much that is new: the planner learns how much there is,
 * and what indexes have only noted goes into them. Until then a search for a city takes twenty times as long.
 */
export async function settle(db: Db, tables: string[]): Promise<void> {
  await db.query(`ANALYZE ${tables.join(', ')}`);
  await cleanIndexes.rows(db, { tables });
}
