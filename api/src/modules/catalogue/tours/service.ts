import type { ApiContext } from '../../../ports/context.ts';
import { meantBy } from '../names/domain/slug-index.ts';
import { folding } from '../names/repository.ts';
import { ratingsOf } from '../ratings/service.ts';
import { findProducts, productsNear, type ProductFilter } from './domain/find-products.ts';
import { products } from './repository.ts';
import type { ProductDetailsRow, StoredProduct } from './tour-row.ts';

type Context = Pick<ApiContext, 'mirror'>;

/** One page of the tours that fit, and how many do. */
export async function listProducts(
  context: Context,
  wanted: ProductFilter & { page: number; limit: number },
): Promise<{ rows: ProductDetailsRow[]; total: number }> {
  const [index, fold] = await Promise.all([context.mirror.of(products), context.mirror.of(folding)]);
  const { ratingOf, shown } = await ratingsOf(context, 'Product');
  const all = findProducts(index, wanted, { fold, ratingOf });
  const offset = (wanted.page - 1) * wanted.limit;
  return { rows: all.slice(offset, offset + wanted.limit).map(shown), total: all.length };
}

const stored = async (context: Context, idOrSlug: string): Promise<StoredProduct | undefined> =>
  meantBy(await context.mirror.of(products), idOrSlug);

/** Null for what is not shown. */
export async function findProduct(context: Context, idOrSlug: string): Promise<ProductDetailsRow | null> {
  const product = await stored(context, idOrSlug);
  return product ? (await ratingsOf(context, 'Product')).shown(product) : null;
}

/** Others of its destination, the nearest first; null for what is not shown. */
export async function nearProducts(
  context: Context,
  idOrSlug: string,
  limit: number,
): Promise<ProductDetailsRow[] | null> {
  const centre = await stored(context, idOrSlug);
  if (!centre) return null;
  const { shown } = await ratingsOf(context, 'Product');
  return productsNear(await context.mirror.of(products), centre, limit).map(shown);
}
