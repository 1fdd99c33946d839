import type { DrawnPlace } from '@tabi/posters';

export interface WishlistRow {
  id: string;
  title: string;
  place_ids: number[];
  location_ids: number[];
  /** Up to four: the cover, then the newest first. */
  drawn: (DrawnPlace & { what: 'place' | 'destination'; cover: boolean })[];
}

/** A thing's being in a list. */
export interface Entry {
  /** Empty where there is none. */
  note: string;
  /** Its picture stands for the list. */
  cover: boolean;
}
