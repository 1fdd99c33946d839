import { type Db, prepared } from '@tabi/postgres';

interface Mark {
  id: number;
  wishlists: string[];
}

const ofPlaces = prepared<Mark>(
  'wishlists.marks-of-places',
  `SELECT place_id AS id, array_agg(wishlist_id ORDER BY entry.added_at, wishlist_id) AS wishlists
   FROM wishlist_places AS entry JOIN wishlists ON wishlists.id = entry.wishlist_id
   WHERE user_id = $1 AND place_id = ANY ($2::integer[]) GROUP BY place_id`,
);
const ofLocations = prepared<Mark>(
  'wishlists.marks-of-locations',
  `SELECT location_id AS id, array_agg(wishlist_id ORDER BY entry.added_at, wishlist_id) AS wishlists
   FROM wishlist_locations AS entry JOIN wishlists ON wishlists.id = entry.wishlist_id
   WHERE user_id = $1 AND location_id = ANY ($2::integer[]) GROUP BY location_id`,
);

/** Which of these things lie in which of one person's lists. */
export const findMarks = (db: Db, what: 'places' | 'locations', userId: string, ids: number[]): Promise<Mark[]> =>
  (what === 'places' ? ofPlaces : ofLocations)(db, userId, ids);
