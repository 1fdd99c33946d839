import { command, type Db, statement } from '@tabi/postgres';

const remove = command<{ userId: string; id: string; now: Date }>(
  'wishlist-deletion.remove',
  'UPDATE wishlists SET deleted_at = :now WHERE user_id = :userId AND id = :id AND deleted_at IS NULL',
);
const deleted = statement<{ title: string }, { userId: string; id: string; deletedAfter: Date }>(
  'wishlist-deletion.deleted',
  'SELECT title FROM wishlists WHERE user_id = :userId AND id = :id AND deleted_at > :deletedAfter',
);
// The account's row is locked as it is where a list is begun: together they get past neither the number nor a name.
const restore = command<{ userId: string; id: string; most: number }>(
  'wishlist-deletion.restore',
  `WITH owner AS (SELECT id FROM users WHERE id = :userId FOR UPDATE)
   UPDATE wishlists AS list SET deleted_at = NULL FROM owner WHERE list.user_id = owner.id AND list.id = :id
     AND (SELECT count(*) FROM wishlists WHERE user_id = :userId AND deleted_at IS NULL) < :most
     AND NOT EXISTS (SELECT FROM wishlists AS other WHERE other.user_id = :userId AND other.deleted_at IS NULL
                       AND other.id <> :id AND lower(other.title) = lower(list.title))`,
);

export const deletedWishlists = {
  /** @returns false for a list that is not theirs, or deleted already */
  remove: async (db: Db, userId: string, id: string, now: Date) => (await remove.run(db, { userId, id, now })) > 0,
  /** The name of a list that was deleted after this. */
  titleOf: async (db: Db, userId: string, id: string, deletedAfter: Date) =>
    (await deleted.first(db, { userId, id, deletedAfter }))?.title ?? null,
  /** @returns false when another has its name meanwhile, or there are `most` */
  restore: async (db: Db, userId: string, id: string, most: number) =>
    (await restore.run(db, { userId, id, most })) > 0,
};
