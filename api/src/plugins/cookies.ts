import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** `visitor` and `xsrf` are read by the site's own script; the others never. */
export const cookieNames = { visitor: 'USER-UUID', twin: 'tabi-visitor', xsrf: 'XSRF-TOKEN', session: 'tabi-session' } as const;

/** @param days how long the browser keeps it */
export const cookieOptions = (request: FastifyRequest, days: number, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  httpOnly,
  // Plain http only happens on a developer's own machine.
  secure: request.protocol === 'https',
  maxAge: days * 86_400,
});

/** A signature over `text` for one purpose, so that one cookie's signature is worth nothing in another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

export function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
