import type { Security, SecurityChanged } from '@tabi/shared/contracts/second-factor';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { seal } from '../../../http/seal.ts';
import type { ApiContext } from '../../../ports/context.ts';
import type { SecurityChange } from '../../../ports/mail/templates/security-changed.ts';
import { passkeys } from '../passkeys/repository.ts';
import type { UserRow } from '../users/repository.ts';
import { stepOf } from './domain/authenticator.ts';
import { createRecoveryCodes, hashOfRecoveryCode } from './domain/recovery-codes.ts';
import { presentSecurity } from './presenter.ts';
import { recoveryCodes, secondFactors } from './repository.ts';
import { leaveAWayIn } from './ways-in-service.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'mail' | 'address' | 'secret'>;

/** For what the secret of an authenticator app is sealed. */
export const sealedFor = 'authenticator';

export async function securityOf(db: Db, userId: string): Promise<Security> {
  return presentSecurity(await secondFactors.find(db, userId), await passkeys.ofUser(db, userId));
}

/** The owner is told of each change, so that nobody else's goes unseen. */
export const tell = (db: Db, { mail, address }: Context, { name, email }: UserRow, change: SecurityChange) =>
  mail.send(db, { to: email, template: 'security-changed', data: { name, change, homeUrl: `${address}/` } });

async function newCodes(db: Db, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await recoveryCodes.replace(db, userId, codes.map(hashOfRecoveryCode));
  return codes;
}

/** Who is asked for a second factor for the first time gets recovery codes. */
async function firstCodes(db: Db, userId: string): Promise<{ recovery_codes?: string[] }> {
  const factor = await secondFactors.find(db, userId);
  return factor && factor.codes_left > 0 ? {} : { recovery_codes: await newCodes(db, userId) };
}

async function turnOff(db: Db, userId: string): Promise<void> {
  await secondFactors.require(db, userId, false);
  await recoveryCodes.removeAll(db, userId);
}

/** @throws HttpError 422 with nothing that could be asked for */
export const requireSecondFactor = (context: Context, account: UserRow, on: boolean): Promise<SecurityChanged> =>
  inTransaction(context.pool, async (db) => {
    const before = await securityOf(db, account.id);
    if (before.second_factor === on) return before;
    if (on && !before.authenticator_since && before.passkeys.length === 0)
      throw new HttpError('does-not-apply', 'Add an authenticator app or a passkey first.');
    if (on) await secondFactors.require(db, account.id, true);
    else await turnOff(db, account.id);
    const codes = on ? await firstCodes(db, account.id) : {};
    await tell(db, context, account, on ? 'second-factor-on' : 'second-factor-off');
    return { ...(await securityOf(db, account.id)), ...codes };
  });

/** From now on the app's codes are asked for. @throws HttpError 422 for a code that is not of this secret */
export async function confirmAuthenticator(
  context: Context,
  account: UserRow,
  secret: string,
  code: string,
): Promise<SecurityChanged> {
  const { pool, now } = context;
  const step = stepOf(secret, code, now());
  if (step === null)
    throw invalid('code', 'This is not the code that the app shows now. Try the next one.', 'wrong-code');
  return inTransaction(pool, async (db) => {
    await secondFactors.setAuthenticator(db, account.id, seal(context.secret, sealedFor, secret), now(), step);
    const codes = await firstCodes(db, account.id);
    await tell(db, context, account, 'authenticator-added');
    return { ...(await securityOf(db, account.id)), ...codes };
  });
}

/** Without anything that could be asked for, nothing is. */
async function withoutFactor(db: Db, userId: string): Promise<Security> {
  const left = await securityOf(db, userId);
  if (!left.second_factor || left.authenticator_since || left.passkeys.length > 0) return left;
  await turnOff(db, userId);
  return securityOf(db, userId);
}

export const removeAuthenticator = (context: Context, account: UserRow): Promise<Security> =>
  inTransaction(context.pool, async (db) => {
    const before = await securityOf(db, account.id);
    if (!before.authenticator_since) return before;
    await secondFactors.removeAuthenticator(db, account.id);
    await tell(db, context, account, 'authenticator-removed');
    return withoutFactor(db, account.id);
  });

/** @returns null when there is none of this id, or it is somebody else's @throws HttpError 422 when nothing else opens the account */
export const removePasskey = (context: Context, account: UserRow, id: string): Promise<Security | null> =>
  inTransaction(context.pool, async (db) => {
    await leaveAWayIn(db, account.id);
    if ((await passkeys.remove(db, account.id, id)) === null) return null;
    await tell(db, context, account, 'passkey-removed');
    return withoutFactor(db, account.id);
  });

/** @throws HttpError 422 when nobody would ask for them */
export const renewCodes = (context: Context, account: UserRow): Promise<SecurityChanged> =>
  inTransaction(context.pool, async (db) => {
    if (!(await securityOf(db, account.id)).second_factor)
      throw new HttpError('does-not-apply', 'Turn two-step sign-in on first.');
    const codes = await newCodes(db, account.id);
    await tell(db, context, account, 'codes-renewed');
    return { ...(await securityOf(db, account.id)), recovery_codes: codes };
  });
