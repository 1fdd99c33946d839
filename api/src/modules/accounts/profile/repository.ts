import { command, type Db, statement } from '@tabi/postgres';
import { moveAddress } from './address-repository.ts';

export interface EmailChange {
  userId: string;
  email: string;
}

const wish = command<{ userId: string; tokenHash: Buffer; email: string; expiresAt: Date }>(
  'email-changes.wish',
  `INSERT INTO email_changes (user_id, token_hash, email, expires_at) VALUES (:userId, :tokenHash, :email, :expiresAt)
   ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
);
const withdraw = command<{ userId: string }>(
  'email-changes.withdraw',
  'DELETE FROM email_changes WHERE user_id = :userId',
);
const withdrawOther = command<{ userId: string }>(
  'email-changes.withdraw-other',
  `DELETE FROM email_changes AS wish USING users AS account
   WHERE wish.user_id = :userId AND account.id = wish.user_id AND wish.email <> account.email`,
);
const find = statement<EmailChange, { tokenHash: Buffer; now: Date }>(
  'email-changes.find',
  'SELECT user_id AS "userId", email FROM email_changes WHERE token_hash = :tokenHash AND expires_at > :now',
);
const take = statement<EmailChange, { tokenHash: Buffer; now: Date }>(
  'email-changes.take',
  'DELETE FROM email_changes WHERE token_hash = :tokenHash AND expires_at > :now RETURNING user_id AS "userId", email',
);
const setEmail = statement<{ email: string; confirmed: boolean }, { userId: string; email: string; now: Date }>(
  'users.set-email',
  `UPDATE users SET email = :email, email_verified_at = :now
   FROM (SELECT id, email, email_verified_at FROM users WHERE id = :userId FOR UPDATE) AS former
   WHERE users.id = former.id AND NOT EXISTS (SELECT FROM users AS other WHERE other.email = :email AND other.id <> :userId)
   RETURNING former.email, former.email_verified_at IS NOT NULL AS confirmed`,
);

export const emailChanges = {
  wish: async (db: Db, change: EmailChange, tokenHash: Buffer, expiresAt: Date) => {
    await wish.run(db, { userId: change.userId, tokenHash, email: change.email, expiresAt });
  },
  withdraw: async (db: Db, userId: string) => {
    await withdraw.run(db, { userId });
  },
  /** Takes back the wish for another address; the question whether the present one is theirs stays. */
  withdrawOther: async (db: Db, userId: string) => {
    await withdrawOther.run(db, { userId });
  },
  find: (db: Db, tokenHash: Buffer, now: Date) => find.first(db, { tokenHash, now }),
  /** Finds it and ends it, so that it is used once. */
  take: (db: Db, tokenHash: Buffer, now: Date) => take.first(db, { tokenHash, now }),
  /** @returns false when the address has an account by now */
  fulfil: async (db: Db, { userId, email }: EmailChange, now: Date) => {
    const former = await setEmail.first(db, { userId, email, now });
    // Anybody can register with anybody's address.
    if (former?.confirmed && former.email !== email) await moveAddress(db, former.email, email);
    return former !== null;
  },
};
