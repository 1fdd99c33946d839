import { createHmac } from 'node:crypto';
import { hashToken } from '../../../http/tokens.ts';

/**
 * The token of a list's link, 128 bits: the same for the same nonce, so that it can be shown again, and not to be had from the
 * database without the site's secret.
 */
export const tokenOf = (secret: string, nonce: Buffer): string =>
  createHmac('sha256', secret).update('wishlist link ').update(nonce).digest().subarray(0, 16).toString('base64url');

export const hashOfLink = (secret: string, nonce: Buffer): Buffer => hashToken(tokenOf(secret, nonce));
