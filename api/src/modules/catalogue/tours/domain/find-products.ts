import { distanceMetres } from '@tabi/planner';
import type { Fold } from '../../names/domain/fold.ts';
import { byLetters, nullsLast } from '../../names/domain/in-order.ts';
import { isCalled } from '../../names/domain/is-called.ts';
import { likenessTo } from '../../names/domain/likeness.ts';
import { meanOf, type RatedRow } from '../../ratings/rating-row.ts';
import type { StoredProduct } from '../tour-row.ts';
import type { ProductIndex } from './product-index.ts';

export interface ProductFilter {
  location?: string | undefined;
  poi?: string | undefined;
  tags?: string[] | undefined;
  mode?: string[] | undefined;
  price?: 'free' | 'paid' | undefined;
  longest?: number | undefined;
  name?: string | undefined;
  rating?: number | undefined;
  near?: { lat: number; lng: number } | undefined;
  /** Metres. */
  within?: number | undefined;
  sort?: 'recommended' | 'distance' | 'name' | 'rating' | 'shortest' | undefined;
}

export interface Given {
  fold: Fold;
  ratingOf: (id: number) => RatedRow;
}

/** What is known of a tour for this wish. */
interface Found {
  product: StoredProduct;
  /** The less, the liker; 0 where no name is looked for. */
  likeness: number;
  /** From where one stands to where it begins. */
  metres: number | null;
  /** Its supplier's where it states one, else its guests'. */
  rating: number | null;
}

/** Those of this destination that stop at this place. */
function standingAt({ location, poi }: ProductFilter): (product: StoredProduct) => boolean {
  const here = location === undefined ? null : isCalled(location);
  const there = poi === undefined ? null : isCalled(poi);
  return ({ location_id, about, stop_places }) =>
    (!here || here({ id: location_id, slug: about.slug })) && (!there || stop_places.some(there));
}

/** Every filter narrows the others; what is not known does not fit. */
function fits(wanted: ProductFilter, { product, metres, rating }: Found): boolean {
  const { tags, mode, price, longest, within } = wanted;
  return (
    (!tags?.length || tags.every((tag) => product.tags.includes(tag))) &&
    (!mode?.length || (product.mode !== null && mode.includes(product.mode))) &&
    (price === undefined || (product.price_amount === 0) === (price === 'free')) &&
    (longest === undefined || (product.minutes !== null && product.minutes <= longest)) &&
    (wanted.rating === undefined || (rating !== null && rating >= wanted.rating)) &&
    (within === undefined || (metres !== null && metres <= within))
  );
}

const isSuppliers = ({ product }: Found): number => Number(product.supplier !== null);

/**
 * Who looks for a name gets the likest first. From where one stands the nearest first. Of a place's tours the shorter first,
 * since that place is a larger part of them; ours before suppliers'.
 */
function orderOf({ sort = 'recommended', poi }: ProductFilter): (one: Found, other: Found) => number {
  const shorter = (one: Found, other: Found) => nullsLast(one.product.minutes, other.product.minutes);
  const sorted = (one: Found, other: Found): number => {
    if (sort === 'rating') return nullsLast(negative(one.rating), negative(other.rating));
    if (sort === 'shortest') return shorter(one, other);
    if (sort === 'name') return byLetters(one.product.title, other.product.title);
    return sort === 'recommended' ? one.likeness - other.likeness : 0;
  };
  return (one, other) =>
    sorted(one, other) ||
    nullsLast(one.metres, other.metres) ||
    isSuppliers(one) - isSuppliers(other) ||
    (poi === undefined ? 0 : shorter(one, other));
}

const negative = (value: number | null): number | null => (value === null ? null : -value);

/** Pure: all tours that fit, in the order that was asked for, then those of the best known destinations first. */
export function findProducts(index: ProductIndex, wanted: ProductFilter, { fold, ratingOf }: Given): StoredProduct[] {
  const { name, near } = wanted;
  const likeness = name ? likenessTo(fold(name)) : null;
  return index.rows
    .filter(standingAt(wanted))
    .flatMap((product) => {
      const title = index.titles.get(product);
      const like = likeness ? title && likeness(title) : 0;
      if (like === null || like === undefined) return [];
      const found: Found = {
        product,
        likeness: like,
        metres: near && product.begins ? distanceMetres(near, product.begins) : null,
        rating: product.supplier_rating ?? meanOf(ratingOf(product.id)),
      };
      return fits(wanted, found) ? [found] : [];
    })
    .sort(orderOf(wanted))
    .map(({ product }) => product);
}

/** Pure: others of its destination, by how far their beginnings lie from this one's; a supplier's has none and comes last. */
export const productsNear = (index: ProductIndex, centre: StoredProduct, limit: number): StoredProduct[] =>
  index.rows
    .filter((other) => other.location_id === centre.location_id && other.id !== centre.id)
    .map((other) => ({
      other,
      metres: centre.begins && other.begins ? distanceMetres(centre.begins, other.begins) : null,
    }))
    .sort((one, next) => nullsLast(one.metres, next.metres) || one.other.id - next.other.id)
    .slice(0, limit)
    .map(({ other }) => other);
