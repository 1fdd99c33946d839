import { Secret, TOTP } from 'otpauth';
import { SoftPasskey } from './soft-passkey.ts';
import type { TestApi } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';

/** The code that an authenticator app shows at this time. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Adds an authenticator app to the account that is signed in. @returns its secret, and the recovery codes */
export async function addAuthenticator(
  { context }: TestApi,
  browser: TestBrowser,
  password: string,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.post('/api/user/authenticator', { password })).body.results;
  const { body } = await browser.put('/api/user/authenticator', { code: codeAt(secret, context.now()) });
  return { secret, codes: body.results.recovery_codes };
}

/** Adds a passkey to the account that is signed in. @returns it, and its id */
export async function addPasskey(
  { context }: TestApi,
  browser: TestBrowser,
  password: string,
): Promise<{ passkey: SoftPasskey; id: string }> {
  const passkey = new SoftPasskey({ origin: context.address });
  const { results } = (await browser.post('/api/user/passkeys/options', { password })).body;
  const { body } = await browser.post('/api/user/passkeys', { name: 'Phone', passkey: passkey.create(results) });
  return { passkey, id: body.results.passkeys.at(-1).id };
}
