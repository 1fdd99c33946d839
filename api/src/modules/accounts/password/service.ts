import { createHash } from 'node:crypto';
import { links } from '@tabi/shared/links';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { invalid } from '../../../http/http-error.ts';
import { countCall } from '../../../http/rate-limit-repository.ts';
import { hashPassword } from '../users/domain/passwords.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';
import { users } from '../users/repository.ts';
import { identities } from '../oauth/repository.ts';
import { changePassword } from '../profile/service.ts';
import { passwordResets } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'mail' | 'now' | 'address'>;

const minutes = 60;
const mailsAnHour = 4;

/** Counted for known and unknown addresses alike: whoever knows an address cannot flood it from many places. */
async function mayMail({ pool, now }: Context, email: string): Promise<boolean> {
  const key = createHash('sha256').update(`reset-mail ${email}`).digest();
  return (await countCall(pool, key, now(), 3_600_000)).count <= mailsAnHour;
}

/** Mails a link to the address if it has an account. Says nothing about whether it has. */
export async function mailReset(context: Context, email: string): Promise<void> {
  const { pool, mail, now, address } = context;
  if (!(await mayMail(context, email))) return;
  const account = await users.byEmail(pool, email);
  if (!account) return;
  const { token, hash } = createToken();
  await inTransaction(pool, async (db) => {
    await passwordResets.sweep(db, now());
    await passwordResets.add(db, account.id, hash, new Date(now().getTime() + minutes * 60_000));
    const data = { name: account.name, url: `${address}${links.resetPassword(email, token)}`, minutes };
    await mail.send(db, { to: email, template: 'reset-password', data });
  });
}

interface ResetForm {
  email: string;
  token: string;
  password: string;
}

/** @throws HttpError 422 for a token that is used, too old, or another's */
export async function resetPassword(context: Context, { email, token, password }: ResetForm): Promise<void> {
  const { pool, now } = context;
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (db) => {
    const userId = await passwordResets.take(db, hashToken(token), email, now());
    const account = userId && (await users.byId(db, userId));
    if (!account) throw invalid('token', 'This link has been used or is too old. Ask for a new one.');
    await passwordResets.removeAll(db, account.id);
    // Whoever opened the account with an address that was never shown to be theirs loses the way in.
    if (!account.verifiedAt) await identities.unlinkAll(db, account.id);
    await users.verify(db, account.id, now());
    await changePassword(db, context, account, passwordHash);
  });
}
