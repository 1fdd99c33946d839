import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { FeedProduct } from './supplier-feed.ts';

export interface Known {
  id: number;
  slug: string;
  names: string[];
  motif: string;
}

export interface Imported {
  shown: number;
  withdrawn: number;
}

/** A product of a feed, in the destination that it names. */
export type SupplierProduct = Omit<FeedProduct, 'line' | 'location'> & {
  location_id: number;
  motif: string;
  description: string;
  slug: string;
};

const find = statement<Known & { wanted: string }, { wanted: string[] }>(
  'supplier-products.locations',
  `SELECT DISTINCT ON (wanted) wanted, location.id, location.slug, location.names, location.motif
   FROM unnest(:wanted::text[]) AS wanted JOIN locations AS location
     ON location.slug = lower(wanted) OR fold(wanted) = ANY (location.names)
   WHERE NOT location.withdrawn ORDER BY wanted, location.slug <> lower(wanted), location.tier`,
);

const types = `location_id integer, ref text, slug text, title text, snippet text, description text, tags text[],
  minutes integer, price_amount integer, price_currency text, web_url text, image_url text, supplier_rating float8,
  supplier_review_count integer, motif text`;
const names = [...types.matchAll(/(\w+) [a-z0-9]+(?:\[\])?(?:,|$)/g)].map((match) => match[1]);

const withdraw = command<{ supplier: string }>(
  'supplier-products.withdraw',
  'UPDATE products SET withdrawn = true WHERE supplier = :supplier',
);
const store = command<{ supplier: string; rows: Json<SupplierProduct[]> }>(
  'supplier-products.store',
  `INSERT INTO products (supplier, ${names.join(', ')})
   SELECT :supplier, row.* FROM jsonb_to_recordset(:rows) AS row (${types})
   ON CONFLICT (supplier, location_id, ref) DO UPDATE SET
     ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, withdrawn = false`,
);
const count = statement<Imported, { supplier: string }>(
  'supplier-products.count',
  `SELECT count(*) FILTER (WHERE NOT withdrawn) AS shown, count(*) FILTER (WHERE withdrawn) AS withdrawn
   FROM products WHERE supplier = :supplier`,
);

export const supplierProducts = {
  /** Destinations by what a feed calls them: a slug or one of their names. */
  locations: async (db: Db, wanted: string[]): Promise<Map<string, Known>> =>
    new Map((await find.rows(db, { wanted })).map((row) => [row.wanted, row])),
  /** Exactly these; those that are gone are withdrawn. */
  replace: async (db: Db, supplier: string, rows: SupplierProduct[]): Promise<Imported> => {
    await withdraw.run(db, { supplier });
    await store.run(db, { supplier, rows: json(rows) });
    return (await count.first(db, { supplier })) ?? { shown: 0, withdrawn: 0 };
  },
};
