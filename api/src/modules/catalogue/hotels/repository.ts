import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { joinLikeness } from '../names/likeness-row.ts';
import { fromHotels, hotelColumns, type HotelDetailsRow, type HotelRow } from './hotel-row.ts';

// Who looks for a name gets the likest first. Where there are many stars there is much to choose from: `top` goes by stars, the plain list from where one stands, else by
// destination.
const list = statement<
  HotelRow & { total: number },
  {
    locations: string[] | null;
    name: string | null;
    kind: string[] | null;
    stars: number[] | null;
    priceBand: number[] | null;
    filter: HotelFilter['filter'];
    sort: HotelFilter['sort'];
    rating: number | null;
    lat: number | null;
    lng: number | null;
    within: number | null;
    limit: number;
    offset: number;
  }
>(
  'hotels.list',
  `SELECT ${hotelColumns}, count(*) OVER () AS total ${fromHotels} ${joinLikeness("concat_ws(' ', hotel.name, hotel.local_name)")}
   WHERE found.likeness IS NOT NULL AND NOT hotel.withdrawn AND NOT location.withdrawn
     AND (:locations::text[] IS NULL OR location.slug = ANY (:locations) OR location.id::text = ANY (:locations))
     AND (:kind::text[] IS NULL OR hotel.kind = ANY (:kind))
     AND (:stars::integer[] IS NULL OR hotel.stars = ANY (:stars))
     AND (:priceBand::integer[] IS NULL OR hotel.price_band = ANY (:priceBand))
     AND (:rating::float8 IS NULL OR rated.rating_sum::float8 / rated.review_count >= :rating)
     AND (:within::float8 IS NULL OR metres_between(hotel.lat, hotel.lng, :lat, :lng) <= :within)
   ORDER BY CASE :sort::text WHEN 'rating' THEN -rated.rating_sum::float8 / rated.review_count
       WHEN 'stars' THEN -hotel.stars::float8 END NULLS LAST,
     CASE WHEN :sort = 'name' THEN hotel.name END,
     CASE WHEN :sort = 'recommended' THEN found.likeness END,
     CASE WHEN :filter = 'top' THEN coalesce(hotel.stars, hotel.price_band) END DESC NULLS LAST,
     CASE WHEN :filter = 'top' THEN hotel.price_band END DESC NULLS LAST,
     metres_between(hotel.lat, hotel.lng, :lat, :lng), location.tier, location.weight DESC, location.id, hotel.id
   LIMIT :limit OFFSET :offset`,
);

const one = statement<HotelDetailsRow, { idOrSlug: string; id: number | null }>(
  'hotels.one',
  `SELECT ${hotelColumns}, hotel.website, hotel.text AS about_text, hotel.source, country.name AS country_name, country.slug AS country_slug
   ${fromHotels} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT hotel.withdrawn AND NOT location.withdrawn AND (hotel.slug = lower(:idOrSlug) OR hotel.id = :id OR hotel.was @> ARRAY[lower(:idOrSlug)])`,
);

const near = statement<
  HotelRow & { metres: number },
  { locationId: number; lat: number; lng: number; except: number | null; limit: number }
>(
  'hotels.near',
  `SELECT ${hotelColumns}, metres_between(hotel.lat, hotel.lng, :lat, :lng) AS metres ${fromHotels}
   WHERE NOT hotel.withdrawn AND hotel.location_id = :locationId AND hotel.id IS DISTINCT FROM :except
   ORDER BY metres, hotel.id LIMIT :limit`,
);

export interface HotelFilter {
  filter: 'all' | 'top';
  sort: 'recommended' | 'distance' | 'name' | 'rating' | 'stars';
  location?: string | undefined;
  locations?: string[] | undefined;
  name?: string | undefined;
  kind?: string[] | undefined;
  stars?: number[] | undefined;
  price_band?: number[] | undefined;
  rating?: number | undefined;
  near?: { lat: number; lng: number } | undefined;
  /** Metres. */
  within?: number | undefined;
}

const someOf = <T>(values: T[] | undefined): T[] | null => (values?.length ? values : null);

export const hotels = {
  list: (db: Db, wanted: HotelFilter, limit: number, offset: number) =>
    list.rows(db, {
      locations: someOf([...(wanted.locations ?? []), ...(wanted.location ? [wanted.location] : [])]),
      name: wanted.name || null,
      kind: someOf(wanted.kind),
      stars: someOf(wanted.stars),
      priceBand: someOf(wanted.price_band),
      filter: wanted.filter,
      sort: wanted.sort,
      rating: wanted.rating ?? null,
      lat: wanted.near?.lat ?? null,
      lng: wanted.near?.lng ?? null,
      within: wanted.within ?? null,
      limit,
      offset,
    }),
  find: (db: Db, idOrSlug: string) => one.first(db, { idOrSlug, id: numericId(idOrSlug) }),
  /** Of one destination, nearest first. @param except a hotel to leave out */
  near: (db: Db, point: { location_id: number; lat: number; lng: number }, except: number | null, limit: number) =>
    near.rows(db, { locationId: point.location_id, lat: point.lat, lng: point.lng, except, limit }),
};
