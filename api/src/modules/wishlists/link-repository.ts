import { command, type Db, statement } from '@tabi/postgres';

export interface SharedRow {
  id: string;
  title: string;
  /** The name of whose list it is. */
  owner: string;
}

const nonce = statement<{ link_nonce: Buffer | null }, { userId: string; id: string }>(
  'wishlist-links.nonce',
  'SELECT link_nonce FROM wishlists WHERE user_id = :userId AND id = :id AND deleted_at IS NULL',
);
const begin = command<{ userId: string; id: string; nonce: Buffer; hash: Buffer }>(
  'wishlist-links.begin',
  `UPDATE wishlists SET link_nonce = :nonce, link_hash = :hash
   WHERE user_id = :userId AND id = :id AND link_nonce IS NULL AND deleted_at IS NULL`,
);
const end = command<{ userId: string; id: string }>(
  'wishlist-links.end',
  'UPDATE wishlists SET link_nonce = NULL, link_hash = NULL WHERE user_id = :userId AND id = :id AND deleted_at IS NULL',
);
const byHash = statement<SharedRow, { hash: Buffer }>(
  'wishlist-links.by-hash',
  `SELECT list.id, list.title, owner.name AS owner FROM wishlists AS list JOIN users AS owner ON owner.id = list.user_id
   WHERE list.link_hash = :hash AND list.deleted_at IS NULL`,
);

export const wishlistLinks = {
  nonce: async (db: Db, userId: string, id: string) => (await nonce.first(db, { userId, id }))?.link_nonce ?? null,
  /** Where there is a link already, that one stays. */
  begin: async (db: Db, userId: string, id: string, link: { nonce: Buffer; hash: Buffer }) => {
    await begin.run(db, { userId, id, ...link });
  },
  /** @returns false for a list that is not theirs */
  end: async (db: Db, userId: string, id: string) => (await end.run(db, { userId, id })) > 0,
  byHash: (db: Db, hash: Buffer) => byHash.first(db, { hash }),
};
