import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';
import { joinLikeness } from '../names/likeness-row.ts';
import { fromPlaces, poiColumns } from '../places/place-row.ts';
import {
  fromProducts,
  productColumns,
  type ProductDetailsRow,
  type ProductRow,
  type ProductStopRow,
} from './tour-row.ts';

interface Wanted {
  location: string | null;
  locationId: number | null;
  poi: string | null;
  poiId: number | null;
  tags: string[] | null;
  mode: string[] | null;
  price: 'free' | 'paid' | null;
  longest: number | null;
  name: string | null;
  rating: number | null;
  lat: number | null;
  lng: number | null;
  within: number | null;
  sort: NonNullable<ProductFilter['sort']>;
  limit: number;
  offset: number;
}

// Who looks for a name gets the likest first. From where one stands the nearest first. Of a place's tours the shorter first, since that place is a larger part of them; ours
// before suppliers'.
const list = statement<ProductRow & { total: number }, Wanted>(
  'products.list',
  `SELECT ${productColumns}, count(*) OVER () AS total ${fromProducts} ${joinLikeness('product.title')}
     LEFT JOIN LATERAL (SELECT metres_between(place.lat, place.lng, :lat::float8, :lng::float8) AS metres FROM product_stops AS stop
       JOIN places AS place ON place.id = stop.place_id WHERE stop.product_id = product.id AND stop.position = 0) AS away ON true
   WHERE found.likeness IS NOT NULL AND NOT product.withdrawn AND NOT location.withdrawn
     AND (:location::text IS NULL OR location.slug = :location OR location.id = :locationId)
     AND (:poi::text IS NULL OR product.id IN (SELECT product_id FROM product_stops JOIN places AS place ON place.id = place_id
                                             WHERE place.slug = :poi OR place.id = :poiId))
     AND (:tags::text[] IS NULL OR product.tags @> :tags) AND (:mode::text[] IS NULL OR product.mode = ANY (:mode))
     AND (:price::text IS NULL OR (product.price_amount = 0) = (:price = 'free'))
     AND (:longest::integer IS NULL OR product.minutes <= :longest)
     AND (:rating::float8 IS NULL
       OR coalesce(product.supplier_rating, rated.rating_sum::float8 / rated.review_count) >= :rating)
     AND (:within::float8 IS NULL OR away.metres <= :within)
   ORDER BY CASE :sort::text WHEN 'rating' THEN -coalesce(product.supplier_rating, rated.rating_sum::float8 / rated.review_count)
       WHEN 'shortest' THEN product.minutes END NULLS LAST,
     CASE WHEN :sort = 'name' THEN product.title END, CASE WHEN :sort = 'recommended' THEN found.likeness END,
     away.metres, product.supplier IS NOT NULL, CASE WHEN :poi::text IS NOT NULL THEN product.minutes END,
     location.tier, location.weight DESC, location.id, product.id
   LIMIT :limit OFFSET :offset`,
);

const one = statement<ProductDetailsRow, { idOrSlug: string; id: number | null }>(
  'products.one',
  `SELECT ${productColumns}, product.description, product.days, country.name AS country_name, country.slug AS country_slug,
     location.time_zone
   ${fromProducts} JOIN countries AS country ON country.code = location.country_code
   WHERE NOT product.withdrawn AND NOT location.withdrawn AND (product.slug = lower(:idOrSlug) OR product.id = :id OR product.was @> ARRAY[lower(:idOrSlug)])`,
);

const stops = statement<ProductStopRow, { id: number }>(
  'products.stops',
  `SELECT ${poiColumns}, stop.arrives_at, stop.leaves_at, stop.hop_mode, stop.hop_minutes, stop.hop_metres
   ${fromPlaces} JOIN product_stops AS stop ON stop.place_id = place.id
   WHERE stop.product_id = :id ORDER BY stop.position`,
);

// How far their beginnings lie from this one's; a supplier's has none and comes last.
const near = statement<ProductRow, { id: number; limit: number }>(
  'products.near',
  `WITH begins AS (SELECT stop.product_id, place.lat, place.lng FROM product_stops AS stop JOIN places AS place ON place.id = stop.place_id
                   WHERE stop.position = 0)
   SELECT ${productColumns} ${fromProducts} JOIN products AS centre ON centre.location_id = product.location_id
     LEFT JOIN begins AS here ON here.product_id = centre.id LEFT JOIN begins AS there ON there.product_id = product.id
   WHERE centre.id = :id AND product.id <> centre.id AND NOT product.withdrawn
   ORDER BY metres_between(here.lat, here.lng, there.lat, there.lng) NULLS LAST, product.id LIMIT :limit`,
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
  sort?: 'recommended' | 'distance' | 'name' | 'rating' | 'shortest' | undefined;
}

const idIn = (idOrSlug: string | undefined) => (idOrSlug ? numericId(idOrSlug) : null);
const someOf = (values: string[] | undefined) => (values?.length ? values : null);

export const products = {
  list: (db: Db, wanted: ProductFilter, limit: number, offset: number) =>
    list.rows(db, {
      location: wanted.location ?? null,
      locationId: idIn(wanted.location),
      poi: wanted.poi ?? null,
      poiId: idIn(wanted.poi),
      tags: someOf(wanted.tags),
      mode: someOf(wanted.mode),
      price: wanted.price ?? null,
      longest: wanted.longest ?? null,
      name: wanted.name || null,
      rating: wanted.rating ?? null,
      lat: wanted.near?.lat ?? null,
      lng: wanted.near?.lng ?? null,
      within: wanted.within ?? null,
      sort: wanted.sort ?? 'recommended',
      limit,
      offset,
    }),
  find: (db: Db, idOrSlug: string) => one.first(db, { idOrSlug, id: numericId(idOrSlug) }),
  stops: (db: Db, id: number) => stops.rows(db, { id }),
  near: (db: Db, id: number, limit: number) => near.rows(db, { id, limit }),
};
