import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { cookieNames, cookieOptions, isSigned, sign } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The anonymous visitor's uuid; null without a valid signed twin. */
    visitor: string | null;
  }
  interface FastifyInstance {
    /** Gives a new visitor their uuid; one who has a valid twin keeps theirs. */
    welcome(request: FastifyRequest, reply: FastifyReply): void;
  }
}

const keptDays = 365;

/** The uuid in the HttpOnly twin `<uuid>.<signature>`, when the signature is ours. */
function uuidOfTwin(request: FastifyRequest, secret: string): string | null {
  const [uuid = '', signature = ''] = (request.cookies[cookieNames.twin] ?? '').split('.');
  return uuid && isSigned(secret, 'visitor', uuid, signature) ? uuid : null;
}

export const visitorPlugin = fp<{ secret: string }>(async (app, { secret }) => {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    const shown = request.cookies[cookieNames.visitor];
    if (shown && uuidOfTwin(request, secret) === shown) request.visitor = shown;
  });
  app.decorate('welcome', (request: FastifyRequest, reply: FastifyReply) => {
    const uuid = uuidOfTwin(request, secret) ?? randomUUID();
    request.visitor = uuid;
    reply.setCookie(cookieNames.visitor, uuid, cookieOptions(request, keptDays, false));
    reply.setCookie(cookieNames.twin, `${uuid}.${sign(secret, 'visitor', uuid)}`, cookieOptions(request, keptDays, true));
  });
});
