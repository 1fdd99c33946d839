import { hashPassword } from '../modules/accounts/users/domain/passwords.ts';
import { users } from '../modules/accounts/users/repository.ts';
import { sessionsOf } from '../modules/accounts/users/session-repository.ts';
import { cookieNames } from '../http/cookies.ts';
import type { TestApi } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPerson } from './test-person.ts';

const password = 'a long password';
/** Hashing takes a tenth of a second on purpose, and a matrix needs hundreds of people. */
let hash: Promise<string> | undefined;
let count = 0;

/** A browser with a session of this account. */
export async function signedIn({ context, visitor }: TestApi, userId: string): Promise<TestBrowser> {
  const browser = await visitor();
  browser.cookies.set(cookieNames.session, await sessionsOf(context.pool, context.now).create(userId));
  // The XSRF token is bound to the session.
  await browser.get('/api/csrf-cookie');
  return browser;
}

/** Somebody with an account and a confirmed address, signed in; stored directly, without the form. */
export async function enrol(api: TestApi, name: string, { verified = true } = {}): Promise<TestPerson> {
  hash ??= hashPassword(password);
  const email = `${name.toLowerCase()}.${++count}@cast.example.com`;
  const verifiedAt = verified ? { verifiedAt: api.context.now() } : {};
  const account = { name, email, passwordHash: await hash, timeZone: 'UTC', ...verifiedAt };
  const id = await users.insert(api.context.pool, account);
  if (!id) throw new Error(`There is an account of ${email} already: give each of the cast another address.`);
  return { browser: await signedIn(api, id), id, email, password };
}
