import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a one-time token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A secret of 256 bits for one link in one mail. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
