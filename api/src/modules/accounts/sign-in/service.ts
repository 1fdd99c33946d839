import type { z } from 'zod';
import type { registerInput } from '@tabi/shared/contracts/people';
import { inTransaction } from '@tabi/postgres';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../../http/audit.ts';
import { networkOf } from '../../../http/caller-network.ts';
import { tryGuess, type GuessKey } from '../../../http/guess-limit.ts';
import { invalid } from '../../../http/http-error.ts';
import { knownBrowser } from '../../../http/known-browser.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { requireOwnPassword } from '../users/password-policy.ts';
import { checkTimeZone } from '../users/time-zone-policy.ts';
import { welcomeByMail, type EmailContext } from '../profile/email-service.ts';
import { hashPassword, passwordFits } from '../users/domain/passwords.ts';
import { users, type UserRow } from '../users/repository.ts';

/** Opens an account, and asks by mail whether the address is theirs. @throws HttpError 422 when it has an account */
export async function register(context: EmailContext, form: z.output<typeof registerInput>): Promise<UserRow> {
  checkTimeZone(form.timezone);
  const { name, email, timezone: timeZone } = form;
  await requireOwnPassword(form.password, form);
  const passwordHash = await hashPassword(form.password);
  return inTransaction(context.pool, async (db) => {
    const id = await users.insert(db, { name, email, passwordHash, timeZone });
    const user = id && (await users.byId(db, id));
    if (!user) throw invalid('email', 'This address has an account already. Sign in instead.', 'email-taken');
    await welcomeByMail(db, context, user);
    return user;
  });
}

type Context = Pick<ApiContext, 'pool' | 'now' | 'rateLimitScale' | 'secret'>;

/** Who is counted: a browser that the account knows by itself, everybody else by network, by account, and by both. */
function guessersOf({ secret }: Context, request: FastifyRequest, email: string, user: UserRow | null): GuessKey[] {
  const known = user && knownBrowser(request, secret, user.id);
  if (known) return [['browser', `${known} ${email}`]];
  const network = networkOf(request.ip);
  return [
    ['pair', `${network} ${email}`],
    ['network', network],
    ['account', email],
  ];
}

/**
 * One sentence for a wrong address and a wrong password alike.
 * @throws HttpError 422, or 429 after too many wrong ones
 */
export async function checkLogin(
  context: Context,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<UserRow> {
  const user = await users.byEmail(context.pool, email);
  return tryGuess(context, guessersOf(context, request, email, user), async () => {
    const fits = await passwordFits(user?.passwordHash ?? null, password);
    if (user && fits) return user;
    audit(request.log, 'sign-in-failed', { account: user?.id ?? null });
    throw invalid('email', 'The address or the password is not right.', 'wrong-password');
  });
}
