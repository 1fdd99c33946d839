import { createPrivateKey } from 'node:crypto';
import { StartProblem } from '@tabi/postgres';

interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM, as Apple gives it. */
  privateKey: string;
}

/** Five minutes: it is made for one request. */
const seconds = 300;

/**
 * Apple wants no fixed secret but a token signed with our key (ES256).
 * @throws StartProblem when the key is none
 */
export function appleSecret({ clientId, teamId, keyId, privateKey }: AppleKey): (now: Date) => Promise<string> {
  let key: ReturnType<typeof createPrivateKey>;
  try {
    key = createPrivateKey(privateKey);
  } catch {
    throw new StartProblem('APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave you.');
  }
  return async (now) => {
    const { SignJWT } = await import('jose');
    const iat = Math.floor(now.getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(iat)
      .setExpirationTime(iat + seconds)
      .setAudience('https://appleid.apple.com')
      .setSubject(clientId)
      .sign(key);
  };
}
