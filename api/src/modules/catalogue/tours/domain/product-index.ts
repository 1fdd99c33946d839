import { indexSlugs, type SlugIndex } from '../../names/domain/slug-index.ts';
import { soughtIn, type Sought } from '../../names/domain/likeness.ts';
import type { StoredProduct } from '../tour-row.ts';

/** All tours that are shown, those of the best known destinations first. */
export interface ProductIndex extends SlugIndex<StoredProduct> {
  rows: readonly StoredProduct[];
  titles: ReadonlyMap<StoredProduct, Sought>;
}

/** Pure. @param rows those of the best known destinations first */
export const indexProducts = (rows: readonly StoredProduct[]): ProductIndex => ({
  rows,
  ...indexSlugs(rows),
  titles: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
});
