import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError, openTooLong } from './http-error.ts';
import { cookieNames, setCookie } from './cookies.ts';
import { isSigned, sign } from './signature.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets a fresh XSRF-TOKEN, bound to `owner` (default: the request's session, else its visitor). */
    giveXsrfToken(request: FastifyRequest, reply: FastifyReply, owner?: string): void;
  }
}

const ownerOf = (request: FastifyRequest) => request.cookies[cookieNames.session] ?? request.visitor ?? '';

/**
 * Whatever changes state must echo the XSRF-TOKEN cookie in X-XSRF-TOKEN. The token is signed for one session or visitor, so
 * a cookie planted by another site is worth nothing.
 */
export const xsrfPlugin = fp<{ secret: string }>(async (app, { secret }) => {
  app.decorate('giveXsrfToken', (request: FastifyRequest, reply: FastifyReply, owner = ownerOf(request)) => {
    const random = randomBytes(16).toString('base64url');
    const token = `${random}.${sign(secret, 'xsrf', `${random}.${owner}`)}`;
    setCookie(request, reply, cookieNames.xsrf, token, { days: 30, httpOnly: false });
  });

  const holds = (request: FastifyRequest): boolean => {
    const token = request.cookies[cookieNames.xsrf];
    if (!token || request.headers['x-xsrf-token'] !== token) return false;
    const [random = '', signature = ''] = token.split('.');
    const owner = ownerOf(request);
    return owner !== '' && isSigned(secret, 'xsrf', `${random}.${owner}`, signature);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.changesState) return;
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new HttpError('other-site', 'This can only be done from our own pages.');
    if (holds(request)) return;
    // The fresh cookies let the client simply try once more.
    app.welcome(request, reply);
    app.giveXsrfToken(request, reply);
    throw openTooLong();
  });
});
