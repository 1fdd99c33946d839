import type { PasskeyProof } from '@tabi/shared/contracts/second-factor';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../../http/audit.ts';
import { tryGuess, type GuessKey } from '../../../http/guess-limit.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { knownBrowser } from '../../../http/known-browser.ts';
import { unseal } from '../../../http/seal.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { accountOfPasskey } from '../passkeys/ceremony-service.ts';
import { users, type UserRow } from '../users/repository.ts';
import { stepOf } from '../second-factor/domain/authenticator.ts';
import { hashOfRecoveryCode } from '../second-factor/domain/recovery-codes.ts';
import { recoveryCodes, secondFactors } from '../second-factor/repository.ts';
import { sealedFor, tell } from '../second-factor/security-service.ts';
import { lockOf, type HalfWay } from '../second-factor/ticket-service.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'mail' | 'address' | 'secret' | 'rateLimitScale' | 'log'>;

/**
 * The account whose password this browser has shown.
 * @throws HttpError 422 when that is too long ago, or the password has changed since
 */
export async function halfWayAccount({ pool }: Pick<Context, 'pool'>, halfWay: HalfWay | null): Promise<UserRow> {
  const account = halfWay && (await users.byId(pool, halfWay.userId));
  if (!account || lockOf(account) !== halfWay.lock)
    throw new HttpError('link-expired', 'This took too long. Please sign in again.');
  return account;
}

/** A code of the authenticator app, which works once. False without an app, and when its secret cannot be read any more. */
async function appCodeFits({ pool, secret, now, log }: Context, userId: string, code: string): Promise<boolean> {
  const sealed = (await secondFactors.find(pool, userId))?.totp_secret;
  if (!sealed) return false;
  try {
    const step = stepOf(String(unseal(secret, sealedFor, sealed)), code, now());
    return step !== null && (await secondFactors.useStep(pool, userId, step));
  } catch (error) {
    log.error({ err: error, account: userId }, 'The secret of an authenticator app cannot be read.');
    return false;
  }
}

async function codeFits(context: Context, account: UserRow, text: string): Promise<boolean> {
  const code = text.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) return appCodeFits(context, account.id, code);
  if (!(await recoveryCodes.use(context.pool, account.id, hashOfRecoveryCode(code)))) return false;
  await tell(context.pool, context, account, 'code-used');
  return true;
}

interface Shown {
  code?: string | undefined;
  passkey?: { proof: PasskeyProof; challenge: string } | undefined;
}

const guessersOf = ({ secret }: Context, request: FastifyRequest, { id }: UserRow): GuessKey[] => {
  const known = knownBrowser(request, secret, id);
  return known ? [['browser', `${known} second ${id}`]] : [['second', id]];
};

/** @throws HttpError 422 for what is not theirs, 429 after too much of it */
export const checkSecondFactor = (
  context: Context,
  request: FastifyRequest,
  account: UserRow,
  { code, passkey }: Shown,
): Promise<void> =>
  tryGuess(context, guessersOf(context, request, account), async () => {
    if (passkey && (await accountOfPasskey(context, passkey.challenge, passkey.proof, account.id))) return;
    if (code !== undefined && (await codeFits(context, account, code))) return;
    audit(request.log, 'second-factor-failed', { account: account.id });
    if (passkey) throw new HttpError('wrong-code', 'This passkey does not open the account. Try again, or use a code.');
    throw invalid(
      'code',
      'This code is not right. It may have been used, or be too old: try the next one.',
      'wrong-code',
    );
  });
