import type { StoredHotel } from '../hotel-row.ts';
import { findHotels, hotelsNear, type HotelFilter } from './find-hotels.ts';
import { indexHotels } from './hotel-index.ts';

const kyoto = { id: 1, slug: 'kyoto' };
const osaka = { id: 2, slug: 'osaka' };

const hotel = (id: number, name: string, town: typeof kyoto, more: Partial<StoredHotel> = {}): StoredHotel => ({
  id,
  slug: `hotel-${id}`,
  name,
  local_name: null,
  kind: 'hotel',
  stars: null,
  price_band: 2,
  district: '',
  lat: 35,
  lng: 135 + id / 100,
  location_id: town.id,
  location_name: town.slug,
  about: { slug: town.slug } as StoredHotel['about'],
  about_text: null,
  website: null,
  source: '',
  country_name: 'Japan',
  country_slug: 'japan',
  was: [],
  folded: name.toLowerCase(),
  ...more,
});

const index = indexHotels([
  hotel(1, 'Granvia', kyoto, { stars: 4, price_band: 3 }),
  hotel(2, 'Old Machiya', kyoto, { kind: 'ryokan', price_band: 4 }),
  hotel(3, 'Hotel Granvia', osaka, { stars: 5, price_band: 4 }),
  hotel(4, 'Bunks', osaka, { stars: 1, price_band: 1, was: ['beds'] }),
]);
const means: Record<number, number> = { 2: 4.5, 4: 3 };
const given = {
  fold: (text: string) => text.toLowerCase(),
  ratingOf: (id: number) => ({ rating_sum: means[id] ?? null, review_count: means[id] ? 1 : null }),
};
const ids = (wanted: Partial<HotelFilter>) =>
  findHotels(index, { filter: 'all', sort: 'recommended', ...wanted }, given).map(({ id }) => id);

it('Without a wish all hotels are listed, those of the best known destinations first.', () => {
  expect(ids({})).toEqual([1, 2, 3, 4]);
});

it.each<[string, Partial<HotelFilter>, number[]]>([
  ['a destination by slug', { location: 'osaka' }, [3, 4]],
  ['several destinations', { locations: ['1', 'osaka'] }, [1, 2, 3, 4]],
  ['an unknown destination', { location: 'atlantis' }, []],
  ['its kind', { kind: ['ryokan'] }, [2]],
  ['its stars, which some have not', { stars: [4, 5] }, [1, 3]],
  ['its price', { price_band: [4] }, [2, 3]],
  ['what guests gave, where any did', { rating: 4 }, [2]],
  ['how far it lies', { near: { lat: 35, lng: 135.01 }, within: 500 }, [1]],
  ['how far it lies, from nowhere', { within: 1_000 }, []],
])('Hotels are narrowed by %s.', (_, wanted, found) => expect(ids(wanted)).toEqual(found));

it.each<[string, Partial<HotelFilter>, number[]]>([
  ['by the likeness of their names', { name: 'granvia' }, [1, 3]],
  ['by what guests gave, unrated ones last', { sort: 'rating' }, [2, 4, 1, 3]],
  ['by stars, those without last', { sort: 'stars' }, [3, 1, 4, 2]],
  ['by name', { sort: 'name' }, [4, 1, 3, 2]],
  ['from where one stands', { sort: 'distance', near: { lat: 35, lng: 135.05 } }, [4, 3, 2, 1]],
  ['the best first, by stars or else by price', { filter: 'top' }, [3, 2, 1, 4]],
])('Hotels are sorted %s.', (_, wanted, found) => expect(ids(wanted)).toEqual(found));

it('Near a point are the hotels of its destination, the nearest first, without the one that is left out.', () => {
  const near = hotelsNear(index, { location_id: 2, lat: 35, lng: 135.04 }, null, 5);
  expect(near.map((one) => one.hotel.id)).toEqual([4, 3]);
  expect(hotelsNear(index, { location_id: 2, lat: 35, lng: 135.04 }, 4, 5).map((one) => one.hotel.id)).toEqual([3]);
});
