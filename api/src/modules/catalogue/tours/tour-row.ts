import type { Product } from '@tabi/shared/contracts/products';
import type { DrawnTour } from '@tabi/posters';
import type { PoiRow } from '../places/place-row.ts';
import type { RatedRow } from '../ratings/rating-row.ts';

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

/** As it is kept in memory; its rating is joined to it. */
export interface StoredProduct extends Omit<ProductDetailsRow, keyof RatedRow> {
  /** Slugs of before. */
  was: string[];
  /** Its title, without accents and case. */
  folded: string;
  /** Where it stops. */
  stop_places: { id: number; slug: string }[];
}
