import type { DrawnPlace } from '@tabi/posters';

export interface WishlistRow {
  id: string;
  title: string;
  place_ids: number[];
  location_ids: number[];
  /** Up to four, the newest first. */
  drawn: (DrawnPlace & { what: 'place' | 'destination' })[];
}

/** Of a thing in a list; empty where there is no note. */
export interface Noted {
  note: string;
}
