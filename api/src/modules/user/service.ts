import type { UserInput } from '@tabi/shared/contracts/people';
import type { ApiContext } from '../../context.ts';
import { inTransaction, type Db } from '../../database/pool.ts';
import { invalid, signInFirst } from '../../http/http-error.ts';
import type { SignedIn } from '../../http/viewer.ts';
import { hashPassword } from '../auth/domain/passwords.ts';
import { createToken, hashToken } from '../auth/domain/tokens.ts';
import { users, type UserRow } from '../auth/repository.ts';
import { checkTimeZone } from '../auth/service.ts';
import { endOtherSessions } from '../auth/session-repository.ts';
import { demandOwner } from './policy.ts';
import { emailChanges } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'mail' | 'now' | 'address'>;

const confirmHours = 24;

/** @throws HttpError 401 when the account has gone since the session began */
export async function accountOf(db: Db, viewer: SignedIn): Promise<UserRow> {
  const account = await users.byId(db, viewer.id);
  if (!account) throw signInFirst();
  return account;
}

async function wishForEmail(db: Db, { mail, now, address }: Context, account: UserRow, email: string): Promise<void> {
  if (email === account.email) return emailChanges.withdraw(db, account.id);
  if (await users.byEmail(db, email)) throw invalid('email', 'This address has an account already.');
  const { token, hash } = createToken();
  const expiresAt = new Date(now().getTime() + confirmHours * 3_600_000);
  await emailChanges.wish(db, { userId: account.id, email }, hash, expiresAt);
  const data = { name: account.name, url: `${address}/mail/email/${token}`, hours: confirmHours };
  await mail.send(db, { to: email, template: 'confirm-email', data });
}

/** Sets the password and signs every browser out but the one with `sid`. */
export async function changePassword(
  db: Db,
  { mail, address }: Pick<Context, 'mail' | 'address'>,
  account: UserRow,
  passwordHash: string,
  sid?: string,
): Promise<void> {
  await users.setPassword(db, account.id, passwordHash);
  await endOtherSessions(db, account.id, sid);
  const data = { name: account.name, homeUrl: `${address}/` };
  await mail.send(db, { to: account.email, template: 'password-changed', data });
}

/** Changes what the form holds: all of it or nothing. @param sid of the browser that stays signed in */
export async function changeUser(
  context: Context,
  viewer: SignedIn,
  form: UserInput,
  sid: string | undefined,
): Promise<UserRow> {
  const { pool, now } = context;
  if (form.timezone !== undefined) checkTimeZone(form.timezone);
  const before = await accountOf(pool, viewer);
  const touchesLock = form.password !== undefined || (form.email !== undefined && form.email !== before.email);
  if (touchesLock)
    await demandOwner(before, viewer, { field: 'current_password', password: form.current_password }, now());
  const passwordHash = form.password === undefined ? null : await hashPassword(form.password);
  return inTransaction(pool, async (db) => {
    await users.update(db, before.id, form.name, form.timezone);
    if (form.email !== undefined) await wishForEmail(db, context, before, form.email);
    if (passwordHash) await changePassword(db, context, before, passwordHash, sid);
    return accountOf(db, viewer);
  });
}

export type EmailConfirmation = { done: true; email: string } | { done: false; why: 'too-old' | 'taken' };

/** What the link in the mail would do; for the page that asks once more. */
export const findEmailChange = ({ pool, now }: Context, token: string) =>
  emailChanges.find(pool, hashToken(token), now());

/** The link in the mail to a new address was opened: that address is the account's own now. */
export const confirmEmail = ({ pool, mail, now }: Context, token: string): Promise<EmailConfirmation> =>
  inTransaction(pool, async (db): Promise<EmailConfirmation> => {
    const change = await emailChanges.take(db, hashToken(token), now());
    const account = change && (await users.byId(db, change.userId));
    if (!account) return { done: false, why: 'too-old' };
    if (!(await emailChanges.fulfil(db, change, now()))) return { done: false, why: 'taken' };
    const data = { name: account.name, email: change.email };
    await mail.send(db, { to: account.email, template: 'email-changed', data });
    return { done: true, email: change.email };
  });
