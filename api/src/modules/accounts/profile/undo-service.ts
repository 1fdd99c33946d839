import { later } from '@tabi/shared/format';
import { inTransaction, type Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';
import { users, type UserRow } from '../users/repository.ts';
import { endOtherSessions } from '../users/session-repository.ts';
import { passwordResets } from '../users/password-reset-repository.ts';
import { emailChanges } from './repository.ts';
import { emailUndos } from './undo-repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'address'>;

export const undoDays = 7;

/**
 * A link that keeps or gives back the account's present address. Undefined where nobody has confirmed that address: it may be
 * mistyped, and whoever reads its mail is not to get the account.
 */
export async function undoLink(
  db: Db,
  { now, address }: Pick<Context, 'now' | 'address'>,
  { id, email, verifiedAt }: UserRow,
): Promise<string | undefined> {
  if (!verifiedAt) return undefined;
  const { token, hash } = createToken();
  await emailUndos.add(db, { userId: id, email }, hash, later(now(), { days: undoDays }));
  return `${address}/mail/undo/${token}`;
}

/** What the link in the mail would do; for the page that asks once more. */
export const findEmailUndo = ({ pool, now }: Context, token: string) => emailUndos.find(pool, hashToken(token), now());

export type EmailUndone = { done: true; email: string; account: string } | { done: false; why: 'too-old' | 'taken' };

/**
 * The account has its old address again, and whoever knew its password is out: every session ends, and only a mail to that
 * address sets a new password.
 */
export const undoEmail = ({ pool, now }: Context, token: string): Promise<EmailUndone> =>
  inTransaction(pool, async (db): Promise<EmailUndone> => {
    const undo = await emailUndos.find(db, hashToken(token), now());
    if (!undo) return { done: false, why: 'too-old' };
    if (!(await emailChanges.fulfil(db, undo, now()))) return { done: false, why: 'taken' };
    await emailUndos.use(db, undo);
    await emailChanges.withdraw(db, undo.userId);
    await passwordResets.endAll(db, undo.userId);
    await users.forgetPassword(db, undo.userId);
    await endOtherSessions(db, undo.userId, undefined);
    return { done: true, email: undo.email, account: undo.userId };
  });
