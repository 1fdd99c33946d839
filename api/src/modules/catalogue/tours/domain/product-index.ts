import { soughtIn, type Sought } from '../../names/domain/likeness.ts';
import type { StoredProduct } from '../tour-row.ts';

/** All tours that are shown, those of the best known destinations first. */
export interface ProductIndex {
  rows: readonly StoredProduct[];
  byId: ReadonlyMap<number, StoredProduct>;
  /** By those that it had before, too. */
  bySlug: ReadonlyMap<string, StoredProduct>;
  titles: ReadonlyMap<StoredProduct, Sought>;
}

/** Pure. @param rows those of the best known destinations first */
export const indexProducts = (rows: readonly StoredProduct[]): ProductIndex => ({
  rows,
  byId: new Map(rows.map((row) => [row.id, row])),
  bySlug: new Map([
    ...rows.flatMap((row) => row.was.map((slug) => [slug, row] as const)),
    ...rows.map((row) => [row.slug, row] as const),
  ]),
  titles: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
});
