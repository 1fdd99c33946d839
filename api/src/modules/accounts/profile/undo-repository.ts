import { command, type Db, statement } from '@tabi/postgres';
import type { EmailChange } from './repository.ts';

const add = command<{ tokenHash: Buffer; userId: string; email: string; expiresAt: Date }>(
  'email-undos.add',
  'INSERT INTO email_undos (token_hash, user_id, email, expires_at) VALUES (:tokenHash, :userId, :email, :expiresAt)',
);
export interface EmailUndo extends EmailChange {
  expiresAt: Date;
}

const find = statement<EmailUndo, { tokenHash: Buffer; now: Date }>(
  'email-undos.find',
  `SELECT user_id AS "userId", email, expires_at AS "expiresAt" FROM email_undos
   WHERE token_hash = :tokenHash AND expires_at > :now`,
);
const use = command<{ userId: string; email: string; expiresAt: Date }>(
  'email-undos.use',
  'DELETE FROM email_undos WHERE user_id = :userId AND (email = :email OR expires_at >= :expiresAt)',
);

/** Links that give an account the address back that it had before. */
export const emailUndos = {
  add: async (db: Db, { userId, email }: EmailChange, tokenHash: Buffer, expiresAt: Date) => {
    await add.run(db, { tokenHash, userId, email, expiresAt });
  },
  find: (db: Db, tokenHash: Buffer, now: Date) => find.first(db, { tokenHash, now }),
  /**
   * Ends the links to this address, and those that were given after it: a thief's address, which came later, takes nothing
   * back. What was given before stays, for the same reason.
   */
  use: async (db: Db, { userId, email, expiresAt }: EmailUndo) => {
    await use.run(db, { userId, email, expiresAt });
  },
};
