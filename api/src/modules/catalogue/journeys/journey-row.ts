import type { ConnectionRow } from '../guides/guide-row.ts';
import type { LocationRow } from '../destinations/destination-row.ts';

export interface JourneyRow {
  slug: string;
  title: string;
  snippet: string;
  description: string;
  tags: string[];
  best_months: number[];
}

/** A stay with its destination. */
export interface StayRow extends LocationRow {
  journey_slug: string;
  position: number;
  nights: number;
  why: string;
}

/** The way to a stay from the one before. */
export interface WayRow extends ConnectionRow {
  position: number;
}
