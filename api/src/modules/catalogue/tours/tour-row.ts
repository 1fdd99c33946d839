import type { Product } from '@tabi/shared/contracts/products';
import type { DrawnTour } from '@tabi/posters';
import { drawnLocation } from '../hotels/hotel-row.ts';
import type { PoiRow } from '../places/place-row.ts';
import { joinRatings, ratingColumns, type RatedRow } from '../ratings/rating-row.ts';

/** What every list of tours shows. */
export interface ProductRow extends DrawnTour, RatedRow {
  id: number;
  supplier: string | null;
  title: string;
  snippet: string;
  tags: string[];
  minutes: number | null;
  price_amount: number;
  price_currency: string;
  web_url: string | null;
  image_url: string | null;
  supplier_rating: number | null;
  supplier_review_count: number | null;
  mode: Product['mode'];
  metres: number | null;
  stop_count: number;
  begins: Product['begins'];
  location_id: number;
  location_name: string;
}

export interface ProductDetailsRow extends ProductRow {
  description: string;
  days: number[] | null;
  country_name: string;
  country_slug: string;
  time_zone: string;
}

export interface ProductStopRow extends PoiRow {
  arrives_at: number;
  leaves_at: number;
  hop_mode: NonNullable<Product['mode']> | null;
  hop_minutes: number | null;
  hop_metres: number | null;
}

/** Columns of ProductRow; for use with `products AS product JOIN locations AS location`. */
export const productColumns = `product.id, product.slug, product.supplier, product.title, product.snippet, product.tags,
  product.minutes, product.price_amount, product.price_currency, product.web_url, product.image_url, product.supplier_rating,
  product.supplier_review_count, product.mode, product.starts_at, product.metres, product.motif,
  (SELECT count(*) FROM product_stops AS stop WHERE stop.product_id = product.id) AS stop_count,
  (SELECT jsonb_build_object('lat', first.lat, 'lng', first.lng) FROM product_stops AS stop JOIN places AS first ON first.id = stop.place_id
   WHERE stop.product_id = product.id AND stop.position = 0) AS begins,
  location.id AS location_id, location.name AS location_name, ${drawnLocation}, ${ratingColumns}`;

export const fromProducts = `FROM products AS product JOIN locations AS location ON location.id = product.location_id
  ${joinRatings('Product', 'product.id')}`;
