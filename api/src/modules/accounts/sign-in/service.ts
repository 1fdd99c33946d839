import type { z } from 'zod';
import type { registerInput } from '@tabi/shared/contracts/people';
import { inTransaction, type Pool } from '@tabi/postgres';
import { invalid } from '../../../http/http-error.ts';
import { checkTimeZone } from '../users/time-zone-policy.ts';
import { welcomeByMail, type EmailContext } from '../profile/email-service.ts';
import { hashPassword, passwordFits } from '../users/domain/passwords.ts';
import { users, type UserRow } from '../users/repository.ts';

/** Opens an account, and asks by mail whether the address is theirs. @throws HttpError 422 when it has an account */
export async function register(context: EmailContext, form: z.output<typeof registerInput>): Promise<UserRow> {
  checkTimeZone(form.timezone);
  const { name, email, timezone: timeZone } = form;
  const passwordHash = await hashPassword(form.password);
  return inTransaction(context.pool, async (db) => {
    const id = await users.insert(db, { name, email, passwordHash, timeZone });
    const user = id && (await users.byId(db, id));
    if (!user) throw invalid('email', 'This address has an account already. Sign in instead.');
    await welcomeByMail(db, context, user);
    return user;
  });
}

/** One sentence for a wrong address and a wrong password alike. */
export async function checkLogin(pool: Pool, email: string, password: string): Promise<UserRow> {
  const user = await users.byEmail(pool, email);
  const fits = await passwordFits(user?.passwordHash ?? null, password);
  if (!user || !fits) throw invalid('email', 'The address or the password is not right.');
  return user;
}
