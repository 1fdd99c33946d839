import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyProof } from '@tabi/shared/contracts/second-factor';
import { ApiError, type Api } from '@tabi/shared/data';

export const passkeysWork = browserSupportsWebAuthn;

/**
 * Lets the browser sign what the API asks for, with a passkey that the person chooses.
 * @throws ApiError when the API refuses, WebAuthnError or DOMException when nothing was signed
 */
export async function signWithPasskey(api: Api): Promise<PasskeyProof> {
  const { results } = await api.call('POST /api/login/passkey/options', undefined, { background: true });
  return (await startAuthentication({ optionsJSON: results as never })) as PasskeyProof;
}

/** Why it did not work, for people. A prompt that was closed, or that nobody answered, is no more than that. */
export const whyNotSigned = (problem: unknown): string =>
  problem instanceof ApiError
    ? problem.message
    : problem instanceof WebAuthnError || problem instanceof DOMException
      ? 'No passkey was used. Try again, or sign in another way.'
      : 'Something went wrong!';
