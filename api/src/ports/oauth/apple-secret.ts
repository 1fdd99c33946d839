import { createPrivateKey, sign } from 'node:crypto';
import { StartProblem } from '@tabi/postgres';

interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM, as Apple gives it. */
  privateKey: string;
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Five minutes: it is made for one request. */
const seconds = 300;

/**
 * Apple wants no fixed secret but a token signed with our key (ES256).
 * @throws StartProblem when the key is none
 */
export function appleSecret({ clientId, teamId, keyId, privateKey }: AppleKey): (now: Date) => string {
  let key: ReturnType<typeof createPrivateKey>;
  try {
    key = createPrivateKey(privateKey);
  } catch {
    throw new StartProblem('APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave you.');
  }
  return (now) => {
    const iat = Math.floor(now.getTime() / 1000);
    const claims = { iss: teamId, iat, exp: iat + seconds, aud: 'https://appleid.apple.com', sub: clientId };
    const signed = `${part({ alg: 'ES256', kid: keyId })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
}
