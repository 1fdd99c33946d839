import { type Db, first, prepared } from '@tabi/postgres';
import type { EmailChange } from './repository.ts';

const add = prepared(
  'email-undos.add',
  'INSERT INTO email_undos (token_hash, user_id, email, expires_at) VALUES ($1, $2, $3, $4)',
);
export interface EmailUndo extends EmailChange {
  expiresAt: Date;
}

const find = prepared<EmailUndo>(
  'email-undos.find',
  'SELECT user_id AS "userId", email, expires_at AS "expiresAt" FROM email_undos WHERE token_hash = $1 AND expires_at > $2',
);
const use = prepared(
  'email-undos.use',
  'DELETE FROM email_undos WHERE user_id = $1 AND (email = $2 OR expires_at >= $3)',
);

/** Links that give an account the address back that it had before. */
export const emailUndos = {
  add: async (db: Db, { userId, email }: EmailChange, tokenHash: Buffer, expiresAt: Date) => {
    await add(db, tokenHash, userId, email, expiresAt);
  },
  find: (db: Db, tokenHash: Buffer, now: Date) => first(find(db, tokenHash, now)),
  /**
   * Ends the links to this address, and those that were given after it: a thief's address, which came later, takes nothing
   * back. What was given before stays, for the same reason.
   */
  use: async (db: Db, { userId, email, expiresAt }: EmailUndo) => {
    await use(db, userId, email, expiresAt);
  },
};
