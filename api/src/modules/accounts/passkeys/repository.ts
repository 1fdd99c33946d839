import { command, type Db, statement } from '@tabi/postgres';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  added_at: Date;
  used_at: Date | null;
}

const columns = 'id, user_id, credential_id, public_key, counter, transports, name, added_at, used_at';

const ofUser = statement<PasskeyRow, { userId: string }>(
  'passkeys.of-user',
  `SELECT ${columns} FROM passkeys WHERE user_id = :userId ORDER BY added_at, id`,
);
const byCredential = statement<PasskeyRow, { credentialId: string }>(
  'passkeys.by-credential',
  `SELECT ${columns} FROM passkeys WHERE credential_id = :credentialId`,
);
const add = command<{
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  now: Date;
}>(
  'passkeys.add',
  `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name, added_at)
   VALUES (:userId, :credentialId, :publicKey, :counter, :transports, :name, :now) ON CONFLICT (credential_id) DO NOTHING`,
);
const used = command<{ id: string; counter: number; now: Date }>(
  'passkeys.used',
  'UPDATE passkeys SET counter = :counter, used_at = :now WHERE id = :id',
);
const rename = command<{ id: string; userId: string; name: string }>(
  'passkeys.rename',
  'UPDATE passkeys SET name = :name WHERE id = :id AND user_id = :userId',
);
const remove = statement<{ name: string }, { id: string; userId: string }>(
  'passkeys.remove',
  'DELETE FROM passkeys WHERE id = :id AND user_id = :userId RETURNING name',
);

interface NewPasskeyRow {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

export const passkeys = {
  /** The one that was added first comes first. */
  ofUser: (db: Db, userId: string) => ofUser.rows(db, { userId }),
  byCredential: (db: Db, credentialId: string) => byCredential.first(db, { credentialId }),
  /** @returns false when this passkey opens an account already */
  add: async (db: Db, userId: string, passkey: NewPasskeyRow, now: Date) =>
    (await add.run(db, { userId, ...passkey, now })) > 0,
  used: async (db: Db, id: string, counter: number, now: Date) => {
    await used.run(db, { id, counter, now });
  },
  /** @returns false when there is none of this id, or it is somebody else's */
  rename: async (db: Db, userId: string, id: string, name: string) => (await rename.run(db, { id, userId, name })) > 0,
  /** @returns what it was called; null when there is none of this id, or it is somebody else's */
  remove: async (db: Db, userId: string, id: string) => (await remove.first(db, { id, userId }))?.name ?? null,
};
