import type { HotelKind } from '@tabi/shared/contracts/hotels';
import type { DrawnStay } from '@tabi/posters';
import type { RatedRow } from '../ratings/rating-row.ts';

/** What every list of hotels shows. */
export interface HotelRow extends DrawnStay, RatedRow {
  id: number;
  name: string;
  local_name: string | null;
  kind: HotelKind;
  stars: number | null;
  price_band: number;
  district: string;
  lat: number;
  lng: number;
  location_id: number;
  location_name: string;
}

export interface HotelDetailsRow extends HotelRow {
  about_text: string | null;
  website: string | null;
  source: string;
  country_name: string;
  country_slug: string;
}

/** As it is kept in memory; its rating is joined to it. */
export interface StoredHotel extends Omit<HotelDetailsRow, keyof RatedRow> {
  /** Slugs of before. */
  was: string[];
  /** Its names, without accents and case. */
  folded: string;
}

/** Columns of a destination as posters need it; for use with `locations AS location`. */
export const drawnLocation = `jsonb_build_object('slug', location.slug, 'motif', location.motif, 'landscape', location.landscape,
    'palette', location.palette, 'country_code', location.country_code) AS about`;
