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

/** All that is kept in memory of a destination; its rating is joined to it. */
export interface StoredLocation extends Omit<LocationDetailsRow, keyof RatedRow> {
  region: string | null;
  weight: number;
  /** Slugs, the nearest in spirit first. */
  neighbours: string[];
  /** Slugs that it had before. */
  was: string[];
  /** What every fifth of its places or more is good for. */
  known_for: string[];
  /** Its name without accents and case, all names it answers to, and those it is searched by. */
  folded: string;
  names: string[];
  search: string;
}

export interface CountryRow {
  code: string;
  name: string;
  slug: string;
  location_count: number;
  location_ids: number[];
}

/** Columns of LocationRow but for its rating; for use with `locations AS location JOIN countries AS country`. */
export const plainColumns = `location.id, location.slug, location.name, location.local_name, location.country_code,
  country.name AS country_name, country.slug AS country_slug, location.snippet, location.lat, location.lng, location.tier,
  location.poi_count, location.motif, location.landscape, location.palette`;
/** Columns of LocationRow; for use with fromLocations. */
export const locationColumns = `${plainColumns}, ${ratingColumns}`;

export const fromLocations = `FROM locations AS location JOIN countries AS country ON country.code = location.country_code
  ${joinRatings('Location', 'location.id')}`;

/** Most popular first. */
export const byPopularity = 'location.tier, location.weight DESC, location.name, location.id';
