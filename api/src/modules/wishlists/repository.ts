import { type Db, first, prepared } from '@tabi/postgres';
import { fromLocations, locationColumns, type LocationRow } from '../catalogue/destinations/destination-row.ts';
import { fromPlaces, poiColumns, type PoiRow } from '../catalogue/places/place-row.ts';
import type { WishlistRow } from './wishlist-row.ts';

// What has been withdrawn stays in a list, out of sight: it may come back.
const columns = `wishlist.id, wishlist.title,
  ARRAY (SELECT entry.place_id FROM wishlist_places AS entry JOIN places AS place ON place.id = entry.place_id
         WHERE entry.wishlist_id = wishlist.id AND NOT place.withdrawn
         ORDER BY entry.added_at DESC, entry.place_id) AS place_ids,
  ARRAY (SELECT entry.location_id FROM wishlist_locations AS entry JOIN locations AS location ON location.id = entry.location_id
         WHERE entry.wishlist_id = wishlist.id AND NOT location.withdrawn
         ORDER BY entry.added_at DESC, entry.location_id) AS location_ids,
  coalesce((SELECT jsonb_agg(drawn ORDER BY added_at DESC) FROM (
     SELECT 'place' AS what, entry.added_at, place.slug, place.motif, place.best_time, place.setting, location.landscape,
       location.palette, location.country_code
     FROM wishlist_places AS entry JOIN places AS place ON place.id = entry.place_id
       JOIN locations AS location ON location.id = place.location_id
     WHERE entry.wishlist_id = wishlist.id AND NOT place.withdrawn
     UNION ALL
     SELECT 'destination', entry.added_at, location.slug, location.motif, 'any', 'outdoor', location.landscape,
       location.palette, location.country_code
     FROM wishlist_locations AS entry JOIN locations AS location ON location.id = entry.location_id
     WHERE entry.wishlist_id = wishlist.id AND NOT location.withdrawn
     ORDER BY added_at DESC LIMIT 4) AS drawn), '[]') AS drawn`;

const list = prepared<WishlistRow>(
  'wishlists.list',
  `SELECT ${columns} FROM wishlists AS wishlist WHERE user_id = $1 ORDER BY created_at DESC, id`,
);
const one = prepared<WishlistRow>(
  'wishlists.one',
  `SELECT ${columns} FROM wishlists AS wishlist WHERE user_id = $1 AND id = $2`,
);
// The account's row is locked, so that of many at once none gets past the number one may have.
const insert = prepared<{ id: string }>(
  'wishlists.insert',
  `WITH owner AS (SELECT id FROM users WHERE id = $1 FOR UPDATE)
   INSERT INTO wishlists (user_id, title, created_at) SELECT id, $2, $4 FROM owner
   WHERE (SELECT count(*) FROM wishlists WHERE user_id = $1) < $3 ON CONFLICT DO NOTHING RETURNING id`,
);
const rename = prepared(
  'wishlists.rename',
  `UPDATE wishlists SET title = $3 WHERE user_id = $1 AND id = $2
     AND NOT EXISTS (SELECT FROM wishlists AS other WHERE other.user_id = $1 AND other.id <> $2 AND lower(other.title) = lower($3))
   RETURNING id`,
);
const remove = prepared('wishlists.remove', 'DELETE FROM wishlists WHERE user_id = $1 AND id = $2 RETURNING id');
const titled = prepared('wishlists.titled', 'SELECT id FROM wishlists WHERE user_id = $1 AND lower(title) = lower($2)');
const owned = prepared<{ count: number }>(
  'wishlists.owned',
  'SELECT count(*) FROM wishlists WHERE user_id = $1 AND id = ANY ($2::uuid[])',
);

const syncOf = (table: 'wishlist_places' | 'wishlist_locations', column: 'place_id' | 'location_id') => {
  const take = prepared(
    `${table}.take`,
    `DELETE FROM ${table} USING wishlists WHERE wishlists.id = wishlist_id AND user_id = $1 AND ${column} = $2
       AND NOT wishlist_id = ANY ($3::uuid[])`,
  );
  const put = prepared(
    `${table}.put`,
    `INSERT INTO ${table} (wishlist_id, ${column}, added_at)
     SELECT id, $2, $4 FROM wishlists WHERE user_id = $1 AND id = ANY ($3::uuid[]) ON CONFLICT DO NOTHING`,
  );
  /** Exactly the lists in `ids` hold the thing afterwards. On a transaction. */
  return async (db: Db, userId: string, thingId: number, ids: string[], now: Date) => {
    await take(db, userId, thingId, ids);
    await put(db, userId, thingId, ids, now);
  };
};

const poisIn = prepared<PoiRow>(
  'wishlists.pois',
  `SELECT ${poiColumns} ${fromPlaces} JOIN wishlist_places AS entry ON entry.place_id = place.id
   WHERE entry.wishlist_id = $1 AND NOT place.withdrawn AND NOT location.withdrawn ORDER BY entry.added_at DESC, place.id`,
);
const locationsIn = prepared<LocationRow>(
  'wishlists.locations',
  `SELECT ${locationColumns} ${fromLocations} JOIN wishlist_locations AS entry ON entry.location_id = location.id
   WHERE entry.wishlist_id = $1 AND NOT location.withdrawn ORDER BY entry.added_at DESC, location.id`,
);

export const wishlists = {
  list: (db: Db, userId: string) => list(db, userId),
  find: (db: Db, userId: string, id: string) => first(one(db, userId, id)),
  /** @returns null when there is one of this name, or there are `most` already */
  insert: async (db: Db, userId: string, title: string, most: number, now: Date) =>
    (await first(insert(db, userId, title, most, now)))?.id ?? null,
  /** @returns false when another has this name, or this one is not theirs */
  rename: async (db: Db, userId: string, id: string, title: string) => (await rename(db, userId, id, title)).length > 0,
  remove: async (db: Db, userId: string, id: string) => (await remove(db, userId, id)).length > 0,
  hasTitle: async (db: Db, userId: string, title: string) => (await titled(db, userId, title)).length > 0,
  countOwned: async (db: Db, userId: string, ids: string[]) => (await first(owned(db, userId, ids)))?.count ?? 0,
  syncPlace: syncOf('wishlist_places', 'place_id'),
  syncLocation: syncOf('wishlist_locations', 'location_id'),
  poisIn: (db: Db, id: string) => poisIn(db, id),
  locationsIn: (db: Db, id: string) => locationsIn(db, id),
};
