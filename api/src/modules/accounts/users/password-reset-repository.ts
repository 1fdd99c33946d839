import { command, type Db, statement } from '@tabi/postgres';

const add = command<{ tokenHash: Buffer; userId: string; expiresAt: Date }>(
  'password-resets.add',
  'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (:tokenHash, :userId, :expiresAt)',
);
const take = statement<{ userId: string }, { tokenHash: Buffer; email: string; now: Date }>(
  'password-resets.take',
  `WITH used AS (
     UPDATE password_resets SET used_at = :now, expires_at = :now FROM users
     WHERE token_hash = :tokenHash AND users.id = user_id AND users.email = :email
       AND used_at IS NULL AND expires_at > :now RETURNING user_id)
   SELECT user_id AS "userId" FROM used`,
);
const fate = statement<{ used: boolean }, { tokenHash: Buffer; email: string }>(
  'password-resets.fate',
  `SELECT used_at IS NOT NULL AS used FROM password_resets JOIN users ON users.id = user_id
   WHERE token_hash = :tokenHash AND users.email = :email`,
);
const endAll = command<{ userId: string }>(
  'password-resets.end-all',
  `UPDATE password_resets SET used_at = coalesce(used_at, now()), expires_at = least(expires_at, now())
   WHERE user_id = :userId AND used_at IS NULL`,
);

export const passwordResets = {
  add: async (db: Db, userId: string, tokenHash: Buffer, expiresAt: Date) => {
    await add.run(db, { tokenHash, userId, expiresAt });
  },
  /** Finds the token and ends it, so that of two who use it at once one has it. */
  take: async (db: Db, tokenHash: Buffer, email: string, now: Date) =>
    (await take.first(db, { tokenHash, email, now }))?.userId ?? null,
  /** The others that this account has asked for. */
  endAll: async (db: Db, userId: string) => {
    await endAll.run(db, { userId });
  },
  /** Of a token that opens nothing: whether it did. Null: it never was this address's, or that is long ago. */
  fate: async (db: Db, tokenHash: Buffer, email: string): Promise<'used' | 'too-old' | null> => {
    const row = await fate.first(db, { tokenHash, email });
    return row && (row.used ? 'used' : 'too-old');
  },
};
