import { type Db, first, prepared } from '@tabi/postgres';

const add = prepared(
  'password-resets.add',
  'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
);
const take = prepared<{ userId: string }>(
  'password-resets.take',
  `WITH used AS (
     DELETE FROM password_resets USING users
     WHERE token_hash = $1 AND users.id = user_id AND users.email = $2 AND expires_at > $3 RETURNING user_id)
   SELECT user_id AS "userId" FROM used`,
);
const removeAll = prepared('password-resets.remove-all', 'DELETE FROM password_resets WHERE user_id = $1');
const sweep = prepared('password-resets.sweep', 'DELETE FROM password_resets WHERE expires_at <= $1');

export const passwordResets = {
  add: async (db: Db, userId: string, tokenHash: Buffer, expiresAt: Date) => {
    await add(db, tokenHash, userId, expiresAt);
  },
  /** Finds the token and ends it, so that of two who use it at once one has it. */
  take: async (db: Db, tokenHash: Buffer, email: string, now: Date) =>
    (await first(take(db, tokenHash, email, now)))?.userId ?? null,
  /** The others that this account has asked for. */
  removeAll: async (db: Db, userId: string) => {
    await removeAll(db, userId);
  },
  sweep: async (db: Db, now: Date) => {
    await sweep(db, now);
  },
};
