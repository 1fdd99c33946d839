import { type Db, statement } from '@tabi/postgres';

interface Mark {
  id: number;
  wishlists: string[];
}

interface Asked {
  userId: string;
  ids: number[];
}

const ofPlaces = statement<Mark, Asked>(
  'wishlists.marks-of-places',
  `SELECT place_id AS id, array_agg(wishlist_id ORDER BY entry.added_at, wishlist_id) AS wishlists
   FROM wishlist_places AS entry JOIN wishlists ON wishlists.id = entry.wishlist_id
   WHERE user_id = :userId AND deleted_at IS NULL AND place_id = ANY (:ids::integer[]) GROUP BY place_id`,
);
const ofLocations = statement<Mark, Asked>(
  'wishlists.marks-of-locations',
  `SELECT location_id AS id, array_agg(wishlist_id ORDER BY entry.added_at, wishlist_id) AS wishlists
   FROM wishlist_locations AS entry JOIN wishlists ON wishlists.id = entry.wishlist_id
   WHERE user_id = :userId AND deleted_at IS NULL AND location_id = ANY (:ids::integer[]) GROUP BY location_id`,
);

/** Which of these things lie in which of one person's lists. */
export const findMarks = (db: Db, what: 'places' | 'locations', userId: string, ids: number[]): Promise<Mark[]> =>
  (what === 'places' ? ofPlaces : ofLocations).rows(db, { userId, ids });
