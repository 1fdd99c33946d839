import type { LinkedIdentity } from '@tabi/shared/contracts/oauth';
import { inTransaction } from '@tabi/postgres';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { passkeys } from '../passkeys/repository.ts';
import { tell } from '../second-factor/security-service.ts';
import type { UserRow } from '../users/repository.ts';
import { identities } from './repository.ts';
import { addIdentity } from './service.ts';
import type { ShownIdentity } from './ticket-service.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'mail' | 'address' | 'secret' | 'providers'>;

/** One line for each provider, the first that was connected first. */
export async function linkedIdentitiesOf(
  { pool, providers }: Pick<Context, 'pool' | 'providers'>,
  userId: string,
): Promise<LinkedIdentity[]> {
  const rows = await identities.ofUser(pool, userId);
  return rows.map(({ provider, linked_at }) => ({
    provider,
    label: providers.find(({ name }) => name === provider)?.label ?? provider,
    linked_at: linked_at.toISOString(),
  }));
}

/** From now on it opens the account, and the owner is told. @throws HttpError 422 when it opens somebody else's */
export const link = (context: Context, account: UserRow, shown: ShownIdentity): Promise<void> =>
  inTransaction(context.pool, async (db) => {
    if (await addIdentity(db, context, account, shown)) return;
    if ((await identities.find(db, shown)) === account.id) return;
    throw new HttpError('does-not-apply', 'It opens another account of Tabi already. Disconnect it there first.');
  });

/** It opens the account no more. @throws HttpError 404 when it does not, 422 when nothing else would open it */
export const unlink = (context: Context, account: UserRow, provider: string): Promise<void> =>
  inTransaction(context.pool, async (db) => {
    // Two that are taken off at once would each count on the other.
    await identities.lock(db, account.id);
    const linked = await identities.ofUser(db, account.id);
    if (!linked.some((one) => one.provider === provider)) throw notFound();
    const opens = account.passwordHash !== null || linked.length > 1;
    if (!opens && (await passkeys.ofUser(db, account.id)).length === 0)
      throw new HttpError('does-not-apply', 'Nothing else opens your account. Set a password first.');
    await identities.unlink(db, account.id, provider);
    await tell(db, context, account, 'identity-unlinked');
  });
