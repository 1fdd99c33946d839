import { type Db, first, prepared } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { fromHotels, hotelColumns, type HotelDetailsRow, type HotelRow } from './hotel-row.ts';

// Where there are many stars there is much to choose from: `top` goes by stars, the plain list from where one stands, else by
// destination.
const list = prepared<HotelRow & { total: number }>(
  'hotels.list',
  `SELECT ${hotelColumns}, count(*) OVER () AS total ${fromHotels}
   WHERE NOT hotel.withdrawn AND NOT location.withdrawn
     AND ($1::text[] IS NULL OR location.slug = ANY ($1) OR location.id::text = ANY ($1))
     AND ($2::text IS NULL OR fold(hotel.name || ' ' || coalesce(hotel.local_name, '')) LIKE '%' || like_literally(fold($2)) || '%'
       OR word_similarity(fold($2), fold(hotel.name)) >= 0.5)
     AND ($3::text[] IS NULL OR hotel.kind = ANY ($3)) AND ($4::integer[] IS NULL OR hotel.stars = ANY ($4))
     AND ($5::integer[] IS NULL OR hotel.price_band = ANY ($5))
     AND ($7::float8 IS NULL OR rated.rating_sum::float8 / rated.review_count >= $7)
     AND ($10::float8 IS NULL OR metres_between(hotel.lat, hotel.lng, $8, $9) <= $10)
   ORDER BY CASE WHEN $6 = 'top' THEN coalesce(hotel.stars, hotel.price_band) END DESC NULLS LAST,
     CASE WHEN $6 = 'top' THEN hotel.price_band END DESC NULLS LAST, metres_between(hotel.lat, hotel.lng, $8, $9), location.tier,
     location.weight DESC, location.id, hotel.id
   LIMIT $11 OFFSET $12`,
);

const one = prepared<HotelDetailsRow>(
  'hotels.one',
  `SELECT ${hotelColumns}, hotel.website, hotel.source, country.name AS country_name, country.slug AS country_slug
   ${fromHotels} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT hotel.withdrawn AND NOT location.withdrawn AND (hotel.slug = $1 OR hotel.id = $2)`,
);

const near = prepared<HotelRow & { metres: number }>(
  'hotels.near',
  `SELECT ${hotelColumns}, metres_between(hotel.lat, hotel.lng, $2, $3) AS metres ${fromHotels}
   WHERE NOT hotel.withdrawn AND hotel.location_id = $1 AND hotel.id IS DISTINCT FROM $4
   ORDER BY metres, hotel.id LIMIT $5`,
);

export interface HotelFilter {
  filter: 'all' | 'top';
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
    list(
      db,
      someOf([...(wanted.locations ?? []), ...(wanted.location ? [wanted.location] : [])]),
      wanted.name || null,
      someOf(wanted.kind),
      someOf(wanted.stars),
      someOf(wanted.price_band),
      wanted.filter,
      wanted.rating ?? null,
      wanted.near?.lat ?? null,
      wanted.near?.lng ?? null,
      wanted.within ?? null,
      limit,
      offset,
    ),
  find: (db: Db, idOrSlug: string) => first(one(db, idOrSlug, numericId(idOrSlug))),
  /** Of one destination, nearest first. @param except a hotel to leave out */
  near: (db: Db, point: { location_id: number; lat: number; lng: number }, except: number | null, limit: number) =>
    near(db, point.location_id, point.lat, point.lng, except, limit),
};
