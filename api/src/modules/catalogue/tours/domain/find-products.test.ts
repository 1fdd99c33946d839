import type { StoredProduct } from '../tour-row.ts';
import { findProducts, productsNear, type ProductFilter } from './find-products.ts';
import { indexProducts } from './product-index.ts';

const product = (id: number, title: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  id,
  slug: `tour-${id}`,
  supplier: null,
  title,
  snippet: '',
  tags: [],
  minutes: 60 * id,
  price_amount: 0,
  price_currency: 'JPY',
  web_url: null,
  image_url: null,
  supplier_rating: null,
  supplier_review_count: null,
  mode: 'walk',
  metres: null,
  stop_count: 1,
  begins: { lat: 35, lng: 135 + id / 100 },
  starts_at: null,
  motif: 'market',
  location_id: id < 4 ? 1 : 2,
  location_name: '',
  about: { slug: id < 4 ? 'kyoto' : 'osaka' } as StoredProduct['about'],
  description: '',
  days: null,
  country_name: 'Japan',
  country_slug: 'japan',
  time_zone: 'Asia/Tokyo',
  was: [],
  folded: title.toLowerCase(),
  stop_places: [],
  ...more,
});

const gion = { id: 70, slug: 'gion' };
const index = indexProducts([
  product(1, 'Gion on foot', { tags: ['food', 'history'], stop_places: [gion] }),
  product(2, 'Temples by bus', { mode: 'transit', price_amount: 500, tags: ['history'] }),
  product(3, 'Sold by others', {
    supplier: 'viator',
    supplier_rating: 4.8,
    minutes: null,
    begins: null,
    mode: null,
    price_amount: 900,
    stop_places: [gion],
  }),
  product(4, 'A walk in Osaka'),
]);
const means: Record<number, number> = { 2: 4 };
const given = {
  fold: (text: string) => text.toLowerCase(),
  ratingOf: (id: number) => ({ rating_sum: means[id] ?? null, review_count: means[id] ? 1 : null }),
};
const ids = (wanted: ProductFilter) => findProducts(index, wanted, given).map(({ id }) => id);

it('Without a wish all tours are listed, ours before those of suppliers.', () => {
  expect(ids({})).toEqual([1, 2, 4, 3]);
});

it.each<[string, ProductFilter, number[]]>([
  ['a destination', { location: 'osaka' }, [4]],
  ['a destination by its id', { location: '1' }, [1, 2, 3]],
  ['a place where they stop, the shorter first', { poi: 'gion' }, [1, 3]],
  ['all of several tags', { tags: ['history', 'food'] }, [1]],
  ['how one gets about', { mode: ['transit'] }, [2]],
  ['what costs nothing', { price: 'free' }, [1, 4]],
  ['what costs something', { price: 'paid' }, [2, 3]],
  ['how long they take, where that is known', { longest: 120 }, [1, 2]],
  ['what guests or the supplier’s guests gave', { rating: 4 }, [2, 3]],
  ['where they begin', { near: { lat: 35, lng: 135.01 }, within: 500 }, [1]],
])('Tours are narrowed by %s.', (_, wanted, found) => expect(ids(wanted)).toEqual(found));

it.each<[string, ProductFilter, number[]]>([
  ['by the likeness of their titles', { name: 'walk' }, [4]],
  ['by what was given, unrated ones last', { sort: 'rating' }, [3, 2, 1, 4]],
  ['by their length, unknown ones last', { sort: 'shortest' }, [1, 2, 4, 3]],
  ['by title', { sort: 'name' }, [4, 1, 3, 2]],
  ['from where one stands', { sort: 'distance', near: { lat: 35, lng: 135.05 } }, [4, 2, 1, 3]],
])('Tours are sorted %s.', (_, wanted, found) => expect(ids(wanted)).toEqual(found));

it('Near a tour are the others of its destination, by where they begin.', () => {
  const [first] = index.rows;
  expect(first && productsNear(index, first, 5).map(({ id }) => id)).toEqual([2, 3]);
});
