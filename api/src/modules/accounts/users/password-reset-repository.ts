import { command, type Db, statement } from '@tabi/postgres';

const add = command<{ tokenHash: Buffer; userId: string; expiresAt: Date }>(
  'password-resets.add',
  'INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (:tokenHash, :userId, :expiresAt)',
);
const take = statement<{ userId: string }, { tokenHash: Buffer; email: string; now: Date }>(
  'password-resets.take',
  `WITH used AS (
     DELETE FROM password_resets USING users
     WHERE token_hash = :tokenHash AND users.id = user_id AND users.email = :email AND expires_at > :now RETURNING user_id)
   SELECT user_id AS "userId" FROM used`,
);
const removeAll = command<{ userId: string }>(
  'password-resets.remove-all',
  'DELETE FROM password_resets WHERE user_id = :userId',
);
const sweep = command<{ now: Date }>('password-resets.sweep', 'DELETE FROM password_resets WHERE expires_at <= :now');

export const passwordResets = {
  add: async (db: Db, userId: string, tokenHash: Buffer, expiresAt: Date) => {
    await add.run(db, { tokenHash, userId, expiresAt });
  },
  /** Finds the token and ends it, so that of two who use it at once one has it. */
  take: async (db: Db, tokenHash: Buffer, email: string, now: Date) =>
    (await take.first(db, { tokenHash, email, now }))?.userId ?? null,
  /** The others that this account has asked for. */
  removeAll: async (db: Db, userId: string) => {
    await removeAll.run(db, { userId });
  },
  sweep: async (db: Db, now: Date) => {
    await sweep.run(db, { now });
  },
};
