import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies, setCookie } from './cookies.ts';
import { isSigned, sign } from './signature.ts';

const cookie = 'tabi-known';
const days = 365;
const textOf = (browser: string, userId: string) => `${browser}.${userId}`;

/** This browser's name, when it has signed in to this account before; null otherwise. It opens nothing by itself. */
export function knownBrowser(request: FastifyRequest, secret: string, userId: string): string | null {
  const [browser = '', signature = ''] = (readCookies(request.headers.cookie)[cookie] ?? '').split('.');
  return browser && isSigned(secret, 'known browser', textOf(browser, userId), signature) ? browser : null;
}

/** From now on others' guesses at the account do not keep this browser out. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, secret: string, userId: string): void {
  const browser = knownBrowser(request, secret, userId) ?? randomUUID();
  const signature = sign(secret, 'known browser', textOf(browser, userId));
  setCookie(request, reply, cookie, `${browser}.${signature}`, { days, httpOnly: true });
}
