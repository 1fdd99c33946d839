import type { Connection, CountryGuide, Festival, OwnGuide } from '@tabi/shared/contracts/guides';

export interface GuideRow {
  id: number;
  slug: string;
  /** Slugs of before. */
  was: string[];
  country_code: string;
  guide: OwnGuide | null;
  country_guide: CountryGuide | null;
}

export interface ConnectionRow {
  slug: string;
  name: string;
  mode: Connection['mode'];
  minutes: number;
  often: string;
  operator_name: string | null;
  operator_website: string | null;
  note: string | null;
}

/** With where it sets out from. */
export interface DirectedRow extends ConnectionRow {
  from_id: number;
}

export interface FestivalRow extends Festival {
  /** Kept in whole countries, and in single destinations by slug. */
  countries: string[];
  destinations: string[];
}
