import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { cookieNames, setCookie } from './cookies.ts';
import { isSigned, sign } from './signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The anonymous visitor's uuid; null without a valid signed twin. */
    visitor: string | null;
  }
  interface FastifyInstance {
    /** Gives a new visitor their uuid; one who has a valid twin keeps theirs, unless `anew`. */
    welcome(request: FastifyRequest, reply: FastifyReply, options?: { anew?: boolean }): void;
  }
}

const days = 365;

/** The uuid in the HttpOnly twin `<uuid>.<signature>`, when the signature is ours. */
function uuidOfTwin(request: FastifyRequest, secret: string): string | null {
  const [uuid = '', signature = ''] = (request.cookies[cookieNames.twin] ?? '').split('.');
  return uuid && isSigned(secret, 'visitor', uuid, signature) ? uuid : null;
}

export const visitorPlugin = fp<{ secret: string }>(async (app, { secret }) => {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const shown = request.cookies[cookieNames.visitor];
    if (shown && uuidOfTwin(request, secret) === shown) request.visitor = shown;
    done();
  });
  app.decorate('welcome', (request: FastifyRequest, reply: FastifyReply, { anew = false } = {}) => {
    const uuid = (anew ? null : uuidOfTwin(request, secret)) ?? randomUUID();
    request.visitor = uuid;
    setCookie(request, reply, cookieNames.visitor, uuid, { days, httpOnly: false });
    setCookie(request, reply, cookieNames.twin, `${uuid}.${sign(secret, 'visitor', uuid)}`, { days, httpOnly: true });
  });
});
