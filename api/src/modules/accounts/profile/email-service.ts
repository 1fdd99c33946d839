import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { mayMail } from '../../../http/mail-limit.ts';
import { invalid } from '../../../http/http-error.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';
import { users, type UserRow } from '../users/repository.ts';
import { emailChanges } from './repository.ts';
import { undoLink, undoDays } from './undo-service.ts';

export type EmailContext = Pick<ApiContext, 'pool' | 'mail' | 'now' | 'address'>;

const hours = 24;

/** Stores that `email` waits for its confirmation. @returns the address that confirms it */
async function wish(db: Db, { now, address }: EmailContext, userId: string, email: string): Promise<string> {
  const { token, hash } = createToken();
  await emailChanges.wish(db, { userId, email }, hash, new Date(now().getTime() + hours * 3_600_000));
  return `${address}/mail/email/${token}`;
}

/** Asks, by mail, whether the address that somebody has registered with is theirs. */
export async function welcomeByMail(db: Db, context: EmailContext, account: UserRow): Promise<void> {
  const { id, name, email } = account;
  if (!(await mayMail(db, context.now(), 'welcome', email))) return;
  const url = await wish(db, context, id, email);
  await context.mail.send(db, { to: email, template: 'welcome', data: { name, url, hours } });
}

/**
 * A new address counts once it is confirmed by mail. The present one takes an earlier wish back, or gets another mail when it
 * was never confirmed itself.
 * @throws HttpError 422 when it has an account
 */
export async function askForEmail(db: Db, context: EmailContext, account: UserRow, email: string): Promise<void> {
  if (email === account.email) {
    if (account.verifiedAt) await emailChanges.withdraw(db, account.id);
    else await welcomeByMail(db, context, account);
    return;
  }
  if (await users.byEmail(db, email)) throw invalid('email', 'This address has an account already.', 'email-taken');
  const url = await wish(db, context, account.id, email);
  const { name } = account;
  const { mail, now } = context;
  if (await mayMail(db, now(), 'confirm', email))
    await mail.send(db, { to: email, template: 'confirm-email', data: { name, url, hours } });
  if (!(await mayMail(db, now(), 'change-asked', account.email))) return;
  const data = { name, email, url: await undoLink(db, context, account), days: undoDays };
  await mail.send(db, { to: account.email, template: 'email-change-asked', data });
}

/** What the link in the mail would do; for the page that asks once more. */
export const findEmailChange = ({ pool, now }: EmailContext, token: string) =>
  emailChanges.find(pool, hashToken(token), now());

export type EmailConfirmation =
  { done: true; email: string; account: string } | { done: false; why: 'too-old' | 'taken' };

/** The link in the mail was opened: that address is the account's own now. */
export const confirmEmail = (context: EmailContext, token: string): Promise<EmailConfirmation> =>
  inTransaction(context.pool, async (db): Promise<EmailConfirmation> => {
    const { mail, now } = context;
    const change = await emailChanges.take(db, hashToken(token), now());
    const account = change && (await users.byId(db, change.userId));
    if (!account) return { done: false, why: 'too-old' };
    if (!(await emailChanges.fulfil(db, change, now()))) return { done: false, why: 'taken' };
    if (change.email !== account.email) {
      const url = await undoLink(db, context, account);
      const data = { name: account.name, email: change.email, url, days: undoDays };
      await mail.send(db, { to: account.email, template: 'email-changed', data });
    }
    return { done: true, email: change.email, account: account.id };
  });
