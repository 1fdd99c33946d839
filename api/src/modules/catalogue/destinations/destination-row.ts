import type { DrawnLocation } from '@tabi/posters';
import { joinRatings, ratingColumns, type RatedRow } from '../ratings/rating-row.ts';

/** What every list of destinations shows. */
export interface LocationRow extends DrawnLocation, RatedRow {
  id: number;
  name: string;
  local_name: string | null;
  country_name: string;
  country_slug: string;
  snippet: string;
  lat: number;
  lng: number;
  tier: number;
  poi_count: number;
}

export interface LocationDetailsRow extends LocationRow {
  description: string;
  time_zone: string;
  currency: string;
  languages: string[];
  season_months: number[];
  season_why: string;
  getting_in: string;
  getting_around: string;
  facts: { title: string; text: string }[];
  checked: string | null;
}

export interface CountryRow {
  code: string;
  name: string;
  slug: string;
  location_count: number;
  location_ids: number[];
}

/** Columns of LocationRow; for use with `locations AS location JOIN countries AS country`. */
export const locationColumns = `location.id, location.slug, location.name, location.local_name, location.country_code,
  country.name AS country_name, country.slug AS country_slug, location.snippet, location.lat, location.lng, location.tier,
  location.poi_count, location.motif, location.landscape, location.palette, ${ratingColumns}`;

export const fromLocations = `FROM locations AS location JOIN countries AS country ON country.code = location.country_code
  ${joinRatings('Location', 'location.id')}`;

/** Most popular first. */
export const byPopularity = 'location.tier, location.weight DESC, location.name, location.id';
