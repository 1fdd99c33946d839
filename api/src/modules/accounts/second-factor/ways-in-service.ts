import type { Db } from '@tabi/postgres';
import { HttpError } from '../../../http/http-error.ts';
import { identities } from '../users/identity-repository.ts';
import { passkeys } from '../passkeys/repository.ts';
import { users } from '../users/repository.ts';

/**
 * Something that opens the account by itself is about to be taken off it, in this transaction.
 * @throws HttpError 422 when nothing else would open it
 */
export async function leaveAWayIn(db: Db, userId: string): Promise<void> {
  // Two that are taken off at once would each count on the other.
  const hasPassword = await users.lock(db, userId);
  const [elsewhere, keys] = [await identities.ofUser(db, userId), await passkeys.ofUser(db, userId)];
  if (Number(hasPassword) + elsewhere.length + keys.length > 1) return;
  throw new HttpError('does-not-apply', 'Nothing else opens your account. Set a password first.');
}
