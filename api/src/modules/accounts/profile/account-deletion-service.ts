import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import type { SignedIn } from '../../../http/viewer.ts';
import { forgetReviewer } from '../../reviews/service.ts';
import { removeAvatar } from './avatar-service.ts';
import { forgetPerson } from './account-deletion-repository.ts';
import { forgetAddress } from './address-repository.ts';
import { requireOwner } from './policy.ts';
import { accountOf } from './service.ts';

/** Deletes the account and all that is its alone. Trips planned with others stay with them. */
export async function deleteAccount(
  context: Pick<ApiContext, 'pool' | 'mail' | 'now' | 'files' | 'log' | 'rateLimitScale'>,
  viewer: SignedIn,
  password: string | undefined,
): Promise<void> {
  const { pool, mail } = context;
  const account = await accountOf(pool, viewer);
  await requireOwner(context, account, viewer, { field: 'password', password });
  await inTransaction(pool, async (db) => {
    await mail.send(db, { to: account.email, template: 'account-deleted', data: { name: account.name } });
    await forgetReviewer(db, account.id);
    await forgetPerson(db, account.id);
    // Anybody can register with anybody's address.
    if (account.verifiedAt) await forgetAddress(db, account.email);
  });
  if (account.avatar) await removeAvatar(context, account.avatar);
}
