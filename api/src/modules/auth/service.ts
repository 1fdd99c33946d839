import type { z } from 'zod';
import type { registerInput } from '@tabi/shared/contracts/people';
import type { Pool } from '../../database/pool.ts';
import { invalid } from '../../http/http-error.ts';
import { hashPassword, passwordFits } from './domain/passwords.ts';
import { users, type UserRow } from './repository.ts';

/** @throws HttpError 422 for a zone that is not in the IANA list */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalid('timezone', 'This time zone does not exist.');
  }
}

export async function register(pool: Pool, form: z.output<typeof registerInput>): Promise<UserRow> {
  checkTimeZone(form.timezone);
  const { name, email, timezone: timeZone } = form;
  const id = await users.insert(pool, { name, email, passwordHash: await hashPassword(form.password), timeZone });
  const user = id && (await users.byId(pool, id));
  if (!user) throw invalid('email', 'This address has an account already. Sign in instead.');
  return user;
}

/** One sentence for a wrong address and a wrong password alike. */
export async function checkLogin(pool: Pool, email: string, password: string): Promise<UserRow> {
  const user = await users.byEmail(pool, email);
  const fits = await passwordFits(user?.passwordHash ?? null, password);
  if (!user || !fits) throw invalid('email', 'The address or the password is not right.');
  return user;
}
