import { type Db, statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import { drawnLocation } from '../hotels/hotel-row.ts';
import { fromPlaces, poiColumns } from '../places/place-row.ts';
import { indexProducts, type ProductIndex } from './domain/product-index.ts';
import type { ProductStopRow, StoredProduct } from './tour-row.ts';

const all = statement<StoredProduct>(
  'products.all',
  `SELECT product.id, product.slug, product.supplier, product.title, product.snippet, product.tags, product.minutes,
     product.price_amount, product.price_currency, product.web_url, product.image_url, product.supplier_rating,
     product.supplier_review_count, product.mode, product.starts_at, product.metres, product.motif, product.description,
     product.days, product.was, fold(product.title) AS folded, location.id AS location_id, location.name AS location_name,
     location.time_zone, country.name AS country_name, country.slug AS country_slug, ${drawnLocation},
     coalesce(stops.places, '[]') AS stop_places, coalesce(stops.count, 0) AS stop_count, stops.begins
   FROM products AS product JOIN locations AS location ON location.id = product.location_id
     JOIN countries AS country ON country.code = location.country_code
     LEFT JOIN LATERAL (
       SELECT count(*) AS count, jsonb_agg(jsonb_build_object('id', place.id, 'slug', place.slug) ORDER BY stop.position) AS places,
         jsonb_agg(jsonb_build_object('lat', place.lat, 'lng', place.lng)) FILTER (WHERE stop.position = 0) -> 0 AS begins
       FROM product_stops AS stop JOIN places AS place ON place.id = stop.place_id WHERE stop.product_id = product.id) AS stops ON true
   WHERE NOT product.withdrawn AND NOT location.withdrawn
   ORDER BY location.tier, location.weight DESC, location.id, product.id`,
);

const stops = statement<ProductStopRow, { id: number }>(
  'products.stops',
  `SELECT ${poiColumns}, stop.arrives_at, stop.leaves_at, stop.hop_mode, stop.hop_minutes, stop.hop_metres
   ${fromPlaces} JOIN product_stops AS stop ON stop.place_id = place.id
   WHERE stop.product_id = :id ORDER BY stop.position`,
);

export const products: Mirrored<ProductIndex> = {
  name: 'Tours',
  channel: 'catalogue_changes',
  read: async (db) => indexProducts(await all.rows(db)),
};

export const productStops = (db: Db, id: number) => stops.rows(db, { id });
