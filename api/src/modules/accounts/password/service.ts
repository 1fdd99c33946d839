import { links } from '@tabi/shared/links';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { invalid } from '../../../http/http-error.ts';
import { forgetGuesses } from '../../../http/guess-limit.ts';
import { mayMail } from '../../../http/mail-limit.ts';
import { hashPassword } from '../users/domain/passwords.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';
import { requireOwnPassword } from '../users/password-policy.ts';
import { users, type UserRow } from '../users/repository.ts';
import { identities } from '../users/identity-repository.ts';
import { changePassword } from '../profile/service.ts';
import { passwordResets } from '../users/password-reset-repository.ts';

type Context = Pick<ApiContext, 'pool' | 'mail' | 'now' | 'address'>;

const minutes = 60;

/** Mails a link to the address if it has an account. Says nothing about whether it has. */
export async function mailReset(context: Context, email: string): Promise<void> {
  const { pool, mail, now, address } = context;
  // Counted for known and unknown addresses alike.
  if (!(await mayMail(pool, now(), 'reset', email))) return;
  const account = await users.byEmail(pool, email);
  if (!account) return;
  const { token, hash } = createToken();
  await inTransaction(pool, async (db) => {
    await passwordResets.add(db, account.id, hash, new Date(now().getTime() + minutes * 60_000));
    const data = { name: account.name, url: `${address}${links.resetPassword(email, token)}`, minutes };
    await mail.send(db, { to: email, template: 'reset-password', data });
  });
}

const why = {
  used: 'This link has been used, or the password was changed since.',
  'too-old': 'This link is older than an hour.',
  unknown: 'This link is not complete, or not for this address.',
};

interface ResetForm {
  email: string;
  token: string;
  password: string;
}

/**
 * Whoever reads the account's mail is its owner: others' guesses at its password no longer count.
 * @returns the account
 * @throws HttpError 422, in words, for a token that is used, too old, or another's
 */
export async function resetPassword(context: Context, { email, token, password }: ResetForm): Promise<UserRow> {
  const { pool, now } = context;
  const passwordHash = await hashPassword(password);
  const hash = hashToken(token);
  const owner = await inTransaction(pool, async (db) => {
    const userId = await passwordResets.take(db, hash, email, now());
    const account = userId && (await users.byId(db, userId));
    if (!account)
      throw invalid('token', why[(await passwordResets.fate(db, hash, email)) ?? 'unknown'], 'link-expired');
    await requireOwnPassword(password, account);
    // Whoever opened the account with an address that was never shown to be theirs loses the way in.
    if (!account.verifiedAt) await identities.unlinkAll(db, account.id);
    await users.verify(db, account.id, now());
    await changePassword(db, context, account, passwordHash);
    return (await users.byId(db, account.id)) ?? account;
  });
  await forgetGuesses(context, [
    ['account', email],
    ['owner', owner.id],
  ]);
  return owner;
}
