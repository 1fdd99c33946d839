import { createHmac } from 'node:crypto';
import { hashToken } from '../../../../http/tokens.ts';

/**
 * The token of a trip's own link, 128 bits: the same for the same nonce, so that it can be shown again, and not to be had from
 * the database without the site's secret.
 */
export const tokenOf = (secret: string, nonce: Buffer): string =>
  createHmac('sha256', secret).update('trip link ').update(nonce).digest().subarray(0, 16).toString('base64url');

/** Told apart from the token of a link, which opens the trip itself. */
export const hashOfFeed = (token: string): Buffer => hashToken(`calendar ${token}`);

export const hashOfLink = (secret: string, nonce: Buffer): Buffer => hashToken(tokenOf(secret, nonce));
