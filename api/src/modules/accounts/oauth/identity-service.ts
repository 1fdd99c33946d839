import type { LinkedIdentity } from '@tabi/shared/contracts/oauth';
import { inTransaction } from '@tabi/postgres';
import { HttpError, notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { tell } from '../second-factor/security-service.ts';
import { leaveAWayIn } from '../second-factor/ways-in-service.ts';
import { identities } from '../users/identity-repository.ts';
import type { UserRow } from '../users/repository.ts';
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
    if (!(await identities.ofUser(db, account.id)).some((one) => one.provider === provider)) throw notFound();
    await leaveAWayIn(db, account.id);
    await identities.unlink(db, account.id, provider);
    await tell(db, context, account, 'identity-unlinked');
  });
