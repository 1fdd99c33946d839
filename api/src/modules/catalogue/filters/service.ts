import type { ApiContext } from '../../../ports/context.ts';
import type { StoredLocation } from '../destinations/destination-row.ts';
import { destinations } from '../destinations/repository.ts';
import type { StoredHotel } from '../hotels/hotel-row.ts';
import { hotels } from '../hotels/repository.ts';
import { isCalled } from '../names/domain/is-called.ts';
import type { StoredPlace } from '../places/place-row.ts';
import { places } from '../places/repository.ts';
import { products } from '../tours/repository.ts';
import type { StoredProduct } from '../tours/tour-row.ts';
import { countOptions, type CountedOption, type ValuesOf } from './domain/count-options.ts';

const ofDestination: ValuesOf<StoredLocation> = {
  region: ({ region }) => [region],
  country: ({ country_slug, country_name }) => [{ value: country_slug, label: country_name }],
  landscape: ({ landscape }) => [landscape],
  month: ({ season_months }) => season_months.flatMap((grade, index) => (grade === 2 ? [index + 1] : [])),
  tags: ({ known_for }) => known_for,
};
const ofHotel: ValuesOf<StoredHotel> = {
  kind: ({ kind }) => [kind],
  stars: ({ stars }) => [stars],
  price_band: (hotel) => [hotel.price_band],
};
const ofPlace: ValuesOf<StoredPlace> = { kind: ({ kind }) => [kind], tags: ({ tags }) => tags };
const ofProduct: ValuesOf<StoredProduct> = {
  tags: ({ tags }) => tags,
  mode: ({ mode }) => [mode],
  price: ({ price_amount }) => [price_amount === 0 ? 'free' : 'paid'],
};

type Context = Pick<ApiContext, 'mirror'>;
type Count = (context: Context, location: string | undefined) => Promise<CountedOption[]>;

const counts = {
  locations: async ({ mirror }, location) => {
    const { rows } = await mirror.of(destinations);
    return countOptions(location === undefined ? rows : rows.filter(isCalled(location)), ofDestination);
  },
  hotels: async ({ mirror }, location) => {
    const { rows, ofLocation } = await mirror.of(hotels);
    return countOptions(location === undefined ? rows : (ofLocation.get(location) ?? []), ofHotel);
  },
  pointOfInterests: async ({ mirror }, location) => {
    const { rows, ofLocation } = await mirror.of(places);
    return countOptions(location === undefined ? rows : (ofLocation.get(location) ?? []), ofPlace);
  },
  products: async ({ mirror }, location) => {
    const { rows } = await mirror.of(products);
    const isThere = location === undefined ? null : isCalled(location);
    const here = isThere
      ? rows.filter(({ location_id, about }) => isThere({ id: location_id, slug: about.slug }))
      : rows;
    return countOptions(here, ofProduct);
  },
} satisfies Record<string, Count>;
export type FilterType = keyof typeof counts;

/** What the things of a list can be narrowed by, everywhere or in one destination. */
export const filterOptions = (context: Context, type: FilterType, location?: string): Promise<CountedOption[]> =>
  counts[type](context, location);
