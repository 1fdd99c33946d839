import { type Db, first, prepared } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { fromPlaces, poiColumns } from '../places/place-row.ts';
import {
  fromProducts,
  productColumns,
  type ProductDetailsRow,
  type ProductRow,
  type ProductStopRow,
} from './tour-row.ts';

// From where one stands the nearest first. Of a place's tours the shorter first, since that place is a larger part of them; ours
// before suppliers'.
const list = prepared<ProductRow & { total: number }>(
  'products.list',
  `SELECT ${productColumns}, count(*) OVER () AS total ${fromProducts}
     LEFT JOIN LATERAL (SELECT metres_between(place.lat, place.lng, $11::float8, $12::float8) AS metres FROM product_stops AS stop
       JOIN places AS place ON place.id = stop.place_id WHERE stop.product_id = product.id AND stop.position = 0) AS away ON true
   WHERE NOT product.withdrawn AND NOT location.withdrawn
     AND ($1::text IS NULL OR location.slug = $1 OR location.id = $2)
     AND ($3::text IS NULL OR product.id IN (SELECT product_id FROM product_stops JOIN places AS place ON place.id = place_id
                                             WHERE place.slug = $3 OR place.id = $4))
     AND ($5::text[] IS NULL OR product.tags @> $5) AND ($6::text[] IS NULL OR product.mode = ANY ($6))
     AND ($7::text IS NULL OR (product.price_amount = 0) = ($7 = 'free'))
     AND ($8::integer IS NULL OR product.minutes <= $8)
     AND ($9::text IS NULL OR fold(product.title) LIKE '%' || like_literally(fold($9)) || '%'
       OR word_similarity(fold($9), fold(product.title)) >= 0.5)
     AND ($10::float8 IS NULL OR coalesce(product.supplier_rating, rated.rating_sum::float8 / rated.review_count) >= $10)
     AND ($13::float8 IS NULL OR away.metres <= $13)
   ORDER BY away.metres, product.supplier IS NOT NULL, CASE WHEN $3::text IS NOT NULL THEN product.minutes END, location.tier,
     location.weight DESC, location.id, product.id
   LIMIT $14 OFFSET $15`,
);

const one = prepared<ProductDetailsRow>(
  'products.one',
  `SELECT ${productColumns}, product.description, product.days, country.name AS country_name, country.slug AS country_slug,
     location.time_zone
   ${fromProducts} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT product.withdrawn AND NOT location.withdrawn AND (product.slug = $1 OR product.id = $2)`,
);

const stops = prepared<ProductStopRow>(
  'products.stops',
  `SELECT ${poiColumns}, stop.arrives_at, stop.leaves_at, stop.hop_mode, stop.hop_minutes, stop.hop_metres
   ${fromPlaces} JOIN product_stops AS stop ON stop.place_id = place.id
   WHERE stop.product_id = $1 ORDER BY stop.position`,
);

// How far their beginnings lie from this one's; a supplier's has none and comes last.
const near = prepared<ProductRow>(
  'products.near',
  `WITH begins AS (SELECT stop.product_id, place.lat, place.lng FROM product_stops AS stop JOIN places AS place ON place.id = stop.place_id
                   WHERE stop.position = 0)
   SELECT ${productColumns} ${fromProducts} JOIN products AS centre ON centre.location_id = product.location_id
     LEFT JOIN begins AS here ON here.product_id = centre.id LEFT JOIN begins AS there ON there.product_id = product.id
   WHERE centre.id = $1 AND product.id <> centre.id AND NOT product.withdrawn
   ORDER BY metres_between(here.lat, here.lng, there.lat, there.lng) NULLS LAST, product.id LIMIT $2`,
);

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
}

const slugAndId = (idOrSlug: string | undefined) => [idOrSlug ?? null, idOrSlug ? numericId(idOrSlug) : null] as const;
const someOf = (values: string[] | undefined) => (values?.length ? values : null);

export const products = {
  list: (db: Db, wanted: ProductFilter, limit: number, offset: number) =>
    list(
      db,
      ...slugAndId(wanted.location),
      ...slugAndId(wanted.poi),
      someOf(wanted.tags),
      someOf(wanted.mode),
      wanted.price ?? null,
      wanted.longest ?? null,
      wanted.name || null,
      wanted.rating ?? null,
      wanted.near?.lat ?? null,
      wanted.near?.lng ?? null,
      wanted.within ?? null,
      limit,
      offset,
    ),
  find: (db: Db, idOrSlug: string) => first(one(db, ...slugAndId(idOrSlug))),
  stops: (db: Db, id: number) => stops(db, id),
  near: (db: Db, id: number, limit: number) => near(db, id, limit),
};
