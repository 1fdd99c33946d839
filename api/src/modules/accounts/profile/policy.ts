import { audit } from '../../../http/audit.ts';
import { tryGuess } from '../../../http/guess-limit.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { passwordFits } from '../users/domain/passwords.ts';
import type { UserRow } from '../users/repository.ts';

/** Who has no password must have come in this lately to change what only the owner may. */
const freshMs = 10 * 60_000;

/**
 * Makes sure that it is the owner who asks, not somebody at a browser that was left open.
 * @param given.field of the form that holds the password
 * @throws HttpError 422 for a wrong password, 429 after too many of them, 403 for one without who came in too long ago
 */
export async function requireOwner(
  context: Pick<ApiContext, 'pool' | 'now' | 'rateLimitScale' | 'log'>,
  account: UserRow,
  viewer: SignedIn,
  given: { field: string; password: string | undefined },
): Promise<void> {
  const { passwordHash, id } = account;
  if (passwordHash !== null) {
    const { field, password } = given;
    if (!password) throw invalid(field, 'Type your password.');
    await tryGuess(context, [['owner', id]], async () => {
      if (await passwordFits(passwordHash, password)) return;
      audit(context.log, 'owner-not-shown', { account: id });
      throw invalid(field, 'This is not your password.', 'wrong-password');
    });
  } else if (context.now().getTime() - viewer.since.getTime() > freshMs) {
    throw new HttpError('sign-in-again', 'Sign out and in again, then you can do this for ten minutes.');
  }
}
