import type { DrawnLocation, DrawnPlace } from '../art/picture-presenter.ts';

export interface WishlistRow {
  id: string;
  title: string;
  place_ids: number[];
  location_ids: number[];
}

/** What a list's own picture is made of: the thing, and since when it is in which list. */
export type DrawnEntry = { wishlist_id: string; added_at: Date } & (
  | ({ what: 'place' } & DrawnPlace)
  | ({ what: 'location' } & DrawnLocation)
);
