import { HttpError, invalid } from '../../../http/http-error.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { passwordFits } from '../users/domain/passwords.ts';
import type { UserRow } from '../users/repository.ts';

/** Who has no password must have come in this lately to change what only the owner may. */
const freshMs = 10 * 60_000;

/**
 * Makes sure that it is the owner who asks, not somebody at a browser that was left open.
 * @param field of the form that holds the password
 * @throws HttpError 422 for a wrong password, 403 for one without who came in too long ago
 */
export async function demandOwner(
  account: UserRow,
  viewer: SignedIn,
  given: { field: string; password: string | undefined },
  now: Date,
): Promise<void> {
  if (account.passwordHash !== null) {
    if (!given.password) throw invalid(given.field, 'Type your password.');
    if (!(await passwordFits(account.passwordHash, given.password)))
      throw invalid(given.field, 'This is not your password.');
  } else if (now.getTime() - viewer.since.getTime() > freshMs) {
    throw new HttpError(403, 'Sign out and in again, then you can do this for ten minutes.');
  }
}
