import type { NewPasskey, PasskeyProof } from '@tabi/shared/contracts/second-factor';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ApiContext } from '../../../ports/context.ts';
import type { UserRow } from '../users/repository.ts';
import { passkeys, type PasskeyRow } from './repository.ts';

type Context = Pick<ApiContext, 'pool' | 'now' | 'address'>;

/** Large: loaded with the first passkey. */
const ceremonies = () => import('@simplewebauthn/server');

/** Whom passkeys are for: they open no other site, however alike it looks. */
function relyingParty({ address }: Pick<Context, 'address'>) {
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}

const listed = (keys: PasskeyRow[]) => keys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** What a browser makes another passkey of this account from. */
export async function creationOptions(context: Context, account: UserRow) {
  const { generateRegistrationOptions } = await ceremonies();
  return generateRegistrationOptions({
    rpName: 'Tabi',
    rpID: relyingParty(context).id,
    userID: Uint8Array.from(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: listed(await passkeys.ofUser(context.pool, account.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** @returns what is kept of it; null when it was not made for this challenge on this site */
export async function checkNewPasskey(context: Context, challenge: string, made: NewPasskey) {
  const { id, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await ceremonies();
  const found = await verifyRegistrationResponse({
    response: made as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!found?.verified) return null;
  const { credential } = found.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
  };
}

/**
 * What a browser is to sign.
 * @param of the account that has shown its password, for which its own passkey is enough; null for whoever comes with a
 * passkey alone, which then has to see that it is its owner: by finger, face or PIN
 */
export async function requestOptions(context: Context, of: string | null) {
  const { generateAuthenticationOptions } = await ceremonies();
  return generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    ...(of ? { allowCredentials: listed(await passkeys.ofUser(context.pool, of)) } : {}),
    userVerification: of ? 'preferred' : 'required',
  });
}

/**
 * Who has signed, with which passkey.
 * @param of the account that it has to be of, as a second factor; null for a passkey alone
 * @returns the account's id; null when anything about it is not as it should be
 */
export async function accountOfPasskey(
  context: Context,
  challenge: string,
  proof: PasskeyProof,
  of: string | null,
): Promise<string | null> {
  const { pool, now } = context;
  const { id, origin } = relyingParty(context);
  const passkey = await passkeys.byCredential(pool, proof.id);
  if (!passkey || (of && passkey.user_id !== of)) return null;
  const { userHandle } = proof.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return null;
  const { verifyAuthenticationResponse } = await ceremonies();
  const found = await verifyAuthenticationResponse({
    response: proof as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: of === null,
  }).catch(() => null);
  if (!found?.verified) return null;
  await passkeys.used(pool, passkey.id, found.authenticationInfo.newCounter, now());
  return passkey.user_id;
}
