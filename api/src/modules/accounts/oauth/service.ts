import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError } from '../../../http/http-error.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';
import { identities } from '../users/identity-repository.ts';
import { users, type UserRow } from '../users/repository.ts';
import { welcomeByMail, type EmailContext } from '../profile/email-service.ts';
import { nameOf, type Identity } from './domain/identity.ts';
import { entries } from './repository.ts';
import type { PendingLink } from './ticket-service.ts';

type Context = EmailContext;

/** Where a provider sends people back to; has to be registered there. */
export const callbackUrl = (address: string, provider: string): string => `${address}/oauth/${provider}/callback`;

export type Recognised =
  | { known: true; userId: string }
  | { known: false; error: 'no-email' }
  | { known: false; error: 'account-exists'; link: PendingLink | null };

async function openAccount(db: Db, context: Context, identity: Identity, email: string): Promise<string | null> {
  const now = context.now();
  const verified = identity.emailVerified ? { verifiedAt: now } : {};
  const id = await users.insert(db, {
    name: nameOf(identity),
    email,
    passwordHash: null,
    timeZone: 'UTC',
    ...verified,
  });
  if (!id) return null;
  await identities.link(db, identity, id, now);
  const account = await users.byId(db, id);
  if (account && !identity.emailVerified) await welcomeByMail(db, context, account);
  return id;
}

/**
 * The account that this identity opens; a new one when its address has none. An address that has an account is no proof:
 * the account's owner has to sign in once, and then the two are linked.
 */
export const recognise = (context: Context, identity: Identity): Promise<Recognised> =>
  inTransaction(context.pool, async (db): Promise<Recognised> => {
    const userId = await identities.find(db, identity);
    if (userId) return { known: true, userId };
    const { provider, subject, email } = identity;
    if (!email) return { known: false, error: 'no-email' };
    const opened = await openAccount(db, context, identity, email);
    if (opened) return { known: true, userId: opened };
    // An address that nobody vouches for may be anybody's: it opens nothing, not even later.
    const link = identity.emailVerified ? { provider, subject, email } : null;
    return { known: false, error: 'account-exists', link };
  });

const entrySeconds = 60;
const bound = (token: string, browser: string) => hashToken(`${token}.${browser}`);

/** @param browser known to the browser alone that may use the token */
export async function createEntry({ pool, now }: Context, userId: string, browser: string): Promise<string> {
  const { token } = createToken();
  await entries.sweep(pool, now());
  await entries.add(pool, bound(token, browser), userId, new Date(now().getTime() + entrySeconds * 1_000));
  return token;
}

/** @throws HttpError 422 for a token that is used, too old, or of another browser */
export async function takeEntry({ pool, now }: Context, token: string, browser: string | undefined): Promise<UserRow> {
  const userId = browser === undefined ? null : await entries.take(pool, bound(token, browser), now());
  const account = userId && (await users.byId(pool, userId));
  if (!account) throw new HttpError('link-expired', 'This took too long. Please sign in again.');
  return account;
}

type Linking = Pick<ApiContext, 'mail' | 'now' | 'providers'>;

/** From now on it opens the account, and the owner is told. @returns false when it opens one already, this or another */
export async function addIdentity(
  db: Db,
  { mail, now, providers }: Linking,
  account: UserRow,
  identity: { provider: string; subject: string },
): Promise<boolean> {
  if (!(await identities.link(db, identity, account.id, now()))) return false;
  const provider = providers.find(({ name }) => name === identity.provider)?.label ?? identity.provider;
  await mail.send(db, { to: account.email, template: 'identity-linked', data: { name: account.name, provider } });
  return true;
}

/** The owner has signed in with the password: from now on the identity opens the account too, and they are told. */
export const linkIdentity = (
  context: Linking & Pick<ApiContext, 'pool'>,
  account: UserRow,
  link: PendingLink,
): Promise<void> =>
  inTransaction(context.pool, async (db) => {
    if (link.email === account.email) await addIdentity(db, context, account, link);
  });
