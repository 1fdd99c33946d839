import type { CatalogueHours } from '@tabi/planner';
import type { DrawnPlace } from '@tabi/posters';
import type { PhotoRow } from '../../pictures/photo-presenter.ts';
import { joinRatings, ratingColumns, type RatedRow } from '../ratings/rating-row.ts';

/** What every list of places shows. */
export interface PoiRow extends DrawnPlace, RatedRow {
  id: number;
  name: string;
  local_name: string | null;
  kind: string;
  snippet: string;
  lat: number;
  lng: number;
  location_id: number;
  location_slug: string;
  location_name: string;
  tags: string[];
  importance: number;
  visit_minutes: number;
  day_trip: boolean;
  price_amount: number | null;
  price_currency: string;
  price_year: number | null;
  photos: PhotoRow[];
}

export interface PoiDetailsRow extends PoiRow {
  description: string;
  website: string | null;
  country_name: string;
  country_slug: string;
  time_zone: string;
  hours: CatalogueHours;
  hours_source: 'official' | 'typical';
  hours_note: string | null;
  light: 'sunrise' | 'sunset' | 'both' | null;
  night: boolean;
  booking_needed: boolean;
  closures: { from: string; to: string; why: string }[];
  /** Those of its closures day by day, too. */
  closed_dates: string[];
  whole: PartOf | null;
  parts: PartOf[];
  checked: string | null;
}

/** All that is kept in memory of a place; its rating is joined to it. */
export interface StoredPlace extends Omit<PoiDetailsRow, keyof RatedRow> {
  /** Its slugs of before. */
  was: string[];
  /** Its destination's. */
  tier: number;
  /** Its names, without accents and case. */
  folded: string;
}

export interface PartOf {
  slug: string;
  name: string;
}

/** Columns of PoiRow but for its rating; for use with `places AS place JOIN locations AS location`. */
export const placeColumns = `place.id, place.slug, place.name, place.local_name, place.kind, place.motif, place.snippet,
  place.lat, place.lng, place.tags, place.importance, place.visit_minutes, place.day_trip, place.price_amount,
  place.price_currency, place.price_year, place.best_time, place.setting, place.photos, location.id AS location_id,
  location.slug AS location_slug, location.name AS location_name, location.landscape, location.palette, location.country_code`;
/** Columns of PoiRow; for use with fromPlaces. */
export const poiColumns = `${placeColumns}, ${ratingColumns}`;

export const fromPlaces = `FROM places AS place JOIN locations AS location ON location.id = place.location_id
  ${joinRatings('PointOfInterest', 'place.id')}`;
