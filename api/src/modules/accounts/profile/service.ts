import type { UserInput } from '@tabi/shared/contracts/people';
import { inTransaction, type Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { signInFirst } from '../../../http/http-error.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { hashPassword } from '../users/domain/passwords.ts';
import { users, type UserRow } from '../users/repository.ts';
import { requireOwnPassword } from '../users/password-policy.ts';
import { checkTimeZone } from '../users/time-zone-policy.ts';
import { endOtherSessions } from '../users/session-repository.ts';
import { passwordResets } from '../users/password-reset-repository.ts';
import { askForEmail, type EmailContext } from './email-service.ts';
import { requireOwner } from './policy.ts';
import { emailChanges } from './repository.ts';

/** @throws HttpError 401 when the account has gone since the session began */
export async function accountOf(db: Db, viewer: SignedIn): Promise<UserRow> {
  const account = await users.byId(db, viewer.id);
  if (!account) throw signInFirst();
  return account;
}

/**
 * Sets the password and signs every browser out but the one with `sid`. Whoever knew the old one may have asked for another
 * address or a reset: neither outlives it.
 */
export async function changePassword(
  db: Db,
  { mail, address }: Pick<EmailContext, 'mail' | 'address'>,
  account: UserRow,
  passwordHash: string,
  sid?: string,
): Promise<void> {
  await users.setPassword(db, account.id, passwordHash);
  await emailChanges.withdrawOther(db, account.id);
  await passwordResets.endAll(db, account.id);
  await endOtherSessions(db, account.id, sid);
  const data = { name: account.name, homeUrl: `${address}/` };
  await mail.send(db, { to: account.email, template: 'password-changed', data });
}

/** Changes what the form holds: all of it or nothing. @param sid of the browser that stays signed in */
export async function changeUser(
  context: EmailContext & Pick<ApiContext, 'rateLimitScale' | 'log'>,
  viewer: SignedIn,
  form: UserInput,
  sid: string | undefined,
): Promise<UserRow> {
  const { pool } = context;
  if (form.timezone !== undefined) checkTimeZone(form.timezone);
  const before = await accountOf(pool, viewer);
  const touchesLock = form.password !== undefined || (form.email !== undefined && form.email !== before.email);
  if (touchesLock)
    await requireOwner(context, before, viewer, { field: 'current_password', password: form.current_password });
  if (form.password !== undefined) {
    await requireOwnPassword(form.password, { email: form.email ?? before.email, name: form.name ?? before.name });
    await requireOwnPassword(form.password, before);
  }
  const passwordHash = form.password === undefined ? null : await hashPassword(form.password);
  return inTransaction(pool, async (db) => {
    await users.update(db, before.id, form.name, form.timezone);
    if (passwordHash) await changePassword(db, context, before, passwordHash, sid);
    if (form.email !== undefined) await askForEmail(db, context, before, form.email);
    return accountOf(db, viewer);
  });
}
