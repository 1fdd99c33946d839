import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature over `text` for one purpose, so that one cookie's signature is worth nothing in another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

export function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
