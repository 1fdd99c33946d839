import { type Db, first, prepared } from '@tabi/postgres';

export interface EmailChange {
  userId: string;
  email: string;
}

const wish = prepared(
  'email-changes.wish',
  `INSERT INTO email_changes (user_id, token_hash, email, expires_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
);
const withdraw = prepared('email-changes.withdraw', 'DELETE FROM email_changes WHERE user_id = $1');
const withdrawOther = prepared(
  'email-changes.withdraw-other',
  `DELETE FROM email_changes AS wish USING users AS account
   WHERE wish.user_id = $1 AND account.id = wish.user_id AND wish.email <> account.email`,
);
const find = prepared<EmailChange>(
  'email-changes.find',
  'SELECT user_id AS "userId", email FROM email_changes WHERE token_hash = $1 AND expires_at > $2',
);
const take = prepared<EmailChange>(
  'email-changes.take',
  'DELETE FROM email_changes WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id AS "userId", email',
);
const setEmail = prepared(
  'users.set-email',
  `UPDATE users SET email = $2, email_verified_at = $3 WHERE id = $1 AND NOT EXISTS (SELECT FROM users AS other WHERE other.email = $2 AND other.id <> $1)
   RETURNING id`,
);

export const emailChanges = {
  wish: async (db: Db, change: EmailChange, tokenHash: Buffer, expiresAt: Date) => {
    await wish(db, change.userId, tokenHash, change.email, expiresAt);
  },
  withdraw: async (db: Db, userId: string) => {
    await withdraw(db, userId);
  },
  /** Takes back the wish for another address; the question whether the present one is theirs stays. */
  withdrawOther: async (db: Db, userId: string) => {
    await withdrawOther(db, userId);
  },
  find: (db: Db, tokenHash: Buffer, now: Date) => first(find(db, tokenHash, now)),
  /** Finds it and ends it, so that it is used once. */
  take: (db: Db, tokenHash: Buffer, now: Date) => first(take(db, tokenHash, now)),
  /** @returns false when the address has an account by now */
  fulfil: async (db: Db, { userId, email }: EmailChange, now: Date) =>
    (await setEmail(db, userId, email, now)).length > 0,
};
