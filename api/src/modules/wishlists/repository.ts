import { command, json, type Db, type Json, statement } from '@tabi/postgres';
import { fromLocations, locationColumns, type LocationRow } from '../catalogue/destinations/destination-row.ts';
import { fromPlaces, poiColumns, type PoiRow } from '../catalogue/places/place-row.ts';
import type { Entry, WishlistRow } from './wishlist-row.ts';

// What has been withdrawn stays in a list, out of sight: it may come back.
const columns = `wishlist.id, wishlist.title,
  ARRAY (SELECT entry.place_id FROM wishlist_places AS entry JOIN places AS place ON place.id = entry.place_id
         WHERE entry.wishlist_id = wishlist.id AND NOT place.withdrawn
         ORDER BY entry.added_at DESC, entry.place_id) AS place_ids,
  ARRAY (SELECT entry.location_id FROM wishlist_locations AS entry JOIN locations AS location ON location.id = entry.location_id
         WHERE entry.wishlist_id = wishlist.id AND NOT location.withdrawn
         ORDER BY entry.added_at DESC, entry.location_id) AS location_ids,
  coalesce((SELECT jsonb_agg(drawn ORDER BY cover DESC, added_at DESC) FROM (
     SELECT 'place' AS what, entry.cover, entry.added_at, place.slug, place.motif, place.kind, to_jsonb(place.tags) AS tags, place.best_time, place.setting, location.landscape,
       location.palette, location.country_code
     FROM wishlist_places AS entry JOIN places AS place ON place.id = entry.place_id
       JOIN locations AS location ON location.id = place.location_id
     WHERE entry.wishlist_id = wishlist.id AND NOT place.withdrawn
     UNION ALL
     SELECT 'destination', entry.cover, entry.added_at, location.slug, location.motif, '', '[]'::jsonb, 'any', 'outdoor', location.landscape,
       location.palette, location.country_code
     FROM wishlist_locations AS entry JOIN locations AS location ON location.id = entry.location_id
     WHERE entry.wishlist_id = wishlist.id AND NOT location.withdrawn
     ORDER BY cover DESC, added_at DESC LIMIT 4) AS drawn), '[]') AS drawn`;

const list = statement<WishlistRow, { userId: string }>(
  'wishlists.list',
  `SELECT ${columns} FROM wishlists AS wishlist WHERE user_id = :userId AND deleted_at IS NULL ORDER BY created_at DESC, id`,
);
const one = statement<WishlistRow, { userId: string; id: string }>(
  'wishlists.one',
  `SELECT ${columns} FROM wishlists AS wishlist WHERE user_id = :userId AND id = :id AND deleted_at IS NULL`,
);
// The account's row is locked, so that of many at once none gets past the number one may have.
const insert = statement<{ id: string }, { userId: string; title: string; most: number; now: Date }>(
  'wishlists.insert',
  `WITH owner AS (SELECT id FROM users WHERE id = :userId FOR UPDATE)
   INSERT INTO wishlists (user_id, title, created_at) SELECT id, :title, :now FROM owner
   WHERE (SELECT count(*) FROM wishlists WHERE user_id = :userId AND deleted_at IS NULL) < :most ON CONFLICT DO NOTHING RETURNING id`,
);
const rename = command<{ userId: string; id: string; title: string }>(
  'wishlists.rename',
  `UPDATE wishlists SET title = :title WHERE user_id = :userId AND id = :id AND deleted_at IS NULL
     AND NOT EXISTS (SELECT FROM wishlists AS other WHERE other.user_id = :userId AND other.id <> :id
                       AND lower(other.title) = lower(:title) AND other.deleted_at IS NULL)`,
);
const titled = command<{ userId: string; title: string }>(
  'wishlists.titled',
  'SELECT FROM wishlists WHERE user_id = :userId AND lower(title) = lower(:title) AND deleted_at IS NULL',
);
const owned = statement<{ count: number }, { userId: string; ids: string[] }>(
  'wishlists.owned',
  'SELECT count(*) FROM wishlists WHERE user_id = :userId AND id = ANY (:ids::uuid[]) AND deleted_at IS NULL',
);

type Notes = Readonly<Record<string, string>>;

const thingsOf = (table: 'wishlist_places' | 'wishlist_locations', column: 'place_id' | 'location_id') => {
  const take = command<{ userId: string; thingId: number; ids: string[] }>(
    `wishlists.take-${table}`,
    `DELETE FROM ${table} USING wishlists WHERE wishlists.id = wishlist_id AND user_id = :userId AND deleted_at IS NULL
       AND ${column} = :thingId AND NOT wishlist_id = ANY (:ids::uuid[])`,
  );
  const put = command<{ userId: string; thingId: number; ids: string[]; notes: Json<Notes>; now: Date }>(
    `wishlists.put-${table}`,
    `INSERT INTO ${table} (wishlist_id, ${column}, added_at, note)
     SELECT id, :thingId, :now, coalesce(:notes::jsonb ->> id::text, '') FROM wishlists
     WHERE user_id = :userId AND id = ANY (:ids::uuid[]) AND deleted_at IS NULL
     ON CONFLICT (wishlist_id, ${column}) DO UPDATE SET note = EXCLUDED.note
       WHERE :notes::jsonb ->> EXCLUDED.wishlist_id::text IS NOT NULL`,
  );
  const note = command<{ id: string; thingId: number; note: string }>(
    `wishlists.note-${table}`,
    `UPDATE ${table} SET note = :note WHERE wishlist_id = :id AND ${column} = :thingId`,
  );
  const uncover = command<{ id: string }>(
    `wishlists.uncover-${table}`,
    `UPDATE ${table} SET cover = false WHERE wishlist_id = :id AND cover`,
  );
  const cover = command<{ id: string; thingId: number }>(
    `wishlists.cover-${table}`,
    `UPDATE ${table} SET cover = true WHERE wishlist_id = :id AND ${column} = :thingId`,
  );
  return {
    uncover: (db: Db, id: string) => uncover.run(db, { id }),
    /** @returns false when it is not in the list */
    cover: async (db: Db, id: string, thingId: number) => (await cover.run(db, { id, thingId })) > 0,
    /** Exactly the lists in `ids` hold the thing afterwards, with these notes. On a transaction. */
    sync: async (
      db: Db,
      userId: string,
      thingId: number,
      { ids, notes }: { ids: string[]; notes: Notes },
      now: Date,
    ) => {
      await take.run(db, { userId, thingId, ids });
      await put.run(db, { userId, thingId, ids, notes: json(notes), now });
    },
    /** @returns false when it is not in the list */
    note: async (db: Db, id: string, thingId: number, words: string) =>
      (await note.run(db, { id, thingId, note: words })) > 0,
  };
};

const poisIn = statement<PoiRow & Entry, { id: string }>(
  'wishlists.pois',
  `SELECT ${poiColumns}, entry.note, entry.cover ${fromPlaces} JOIN wishlist_places AS entry ON entry.place_id = place.id
   WHERE entry.wishlist_id = :id AND NOT place.withdrawn AND NOT location.withdrawn ORDER BY entry.added_at DESC, place.id`,
);
const locationsIn = statement<LocationRow & Entry, { id: string }>(
  'wishlists.locations',
  `SELECT ${locationColumns}, entry.note, entry.cover ${fromLocations} JOIN wishlist_locations AS entry ON entry.location_id = location.id
   WHERE entry.wishlist_id = :id AND NOT location.withdrawn ORDER BY entry.added_at DESC, location.id`,
);

export const wishlists = {
  list: (db: Db, userId: string) => list.rows(db, { userId }),
  find: (db: Db, userId: string, id: string) => one.first(db, { userId, id }),
  /** @returns null when there is one of this name, or there are `most` already */
  insert: async (db: Db, userId: string, title: string, most: number, now: Date) =>
    (await insert.first(db, { userId, title, most, now }))?.id ?? null,
  /** @returns false when another has this name, or this one is not theirs */
  rename: async (db: Db, userId: string, id: string, title: string) =>
    (await rename.run(db, { userId, id, title })) > 0,
  hasTitle: async (db: Db, userId: string, title: string) => (await titled.run(db, { userId, title })) > 0,
  countOwned: async (db: Db, userId: string, ids: string[]) => (await owned.first(db, { userId, ids }))?.count ?? 0,
  place: thingsOf('wishlist_places', 'place_id'),
  destination: thingsOf('wishlist_locations', 'location_id'),
  poisIn: (db: Db, id: string) => poisIn.rows(db, { id }),
  locationsIn: (db: Db, id: string) => locationsIn.rows(db, { id }),
};
