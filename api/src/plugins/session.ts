import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from '@tabi/postgres';
import type { SignedIn, Viewer } from '../http/viewer.ts';
import { createSession, endSession, findSession, sessionDays } from '../modules/auth/session-repository.ts';
import { cookieNames, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; looks the session up once a request, and not at all without its cookie. */
    viewer(): Promise<Viewer>;
    signedIn: Promise<SignedIn | null> | null;
  }
  interface FastifyInstance {
    /** Ends the request's session, if any, and begins a new one under a new id. */
    signIn(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
    signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

export const sessionPlugin = fp<{ pool: Pool; now: () => Date }>(async (app, { pool, now }) => {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('viewer', async function (this: FastifyRequest) {
    const sid = this.cookies[cookieNames.session];
    this.signedIn ??= sid ? findSession(pool, sid, now()) : Promise.resolve(null);
    return { user: await this.signedIn, visitor: this.visitor };
  });

  const endCurrent = async (request: FastifyRequest) => {
    const sid = request.cookies[cookieNames.session];
    if (sid) await endSession(pool, sid);
  };

  app.decorate('signIn', async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    await endCurrent(request);
    const sid = await createSession(pool, userId, now());
    setCookie(request, reply, cookieNames.session, sid, { days: sessionDays, httpOnly: true });
    app.giveXsrfToken(request, reply, sid);
  });

  app.decorate('signOut', async (request: FastifyRequest, reply: FastifyReply) => {
    await endCurrent(request);
    setCookie(request, reply, cookieNames.session, '', { days: 0, httpOnly: true });
    app.giveXsrfToken(request, reply, request.visitor ?? '');
  });
});
