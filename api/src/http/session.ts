import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SignedIn, Viewer } from './viewer.ts';
import { deviceOf } from './device.ts';
import { cookieNames, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; looks the session up once a request, and not at all without its cookie. */
    viewer(): Promise<Viewer>;
    /** The same, looked up anew: for an answer that lasts longer than a session may. */
    viewerNow(): Promise<Viewer>;
    signedIn: Promise<SignedIn | null> | null;
  }
  interface FastifyInstance {
    /** Ends the request's session, if any, and begins a new one under a new id. */
    signIn(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
    signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** Where sessions are kept; an id is known to its browser alone. */
export interface Sessions {
  /** How long one lasts at most. */
  mostDays: number;
  /** @param device which browser it is, in words for its owner */
  create(userId: string, device?: string | null): Promise<string>;
  /** Null when it has ended. */
  find(sid: string): Promise<SignedIn | null>;
  end(sid: string): Promise<void>;
}

export const sessionPlugin = fp<{ sessions: Sessions }>(async (app, { sessions }) => {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('viewer', async function (this: FastifyRequest) {
    const sid = this.cookies[cookieNames.session];
    this.signedIn ??= sid ? sessions.find(sid) : Promise.resolve(null);
    return { user: await this.signedIn, visitor: this.visitor };
  });

  app.decorateRequest('viewerNow', function (this: FastifyRequest) {
    this.signedIn = null;
    return this.viewer();
  });

  const endCurrent = async (request: FastifyRequest) => {
    const sid = request.cookies[cookieNames.session];
    if (sid) await sessions.end(sid);
  };

  app.decorate('signIn', async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    await endCurrent(request);
    const sid = await sessions.create(userId, deviceOf(request.headers['user-agent']));
    setCookie(request, reply, cookieNames.session, sid, { days: sessions.mostDays, httpOnly: true });
    app.giveXsrfToken(request, reply, sid);
  });

  app.decorate('signOut', async (request: FastifyRequest, reply: FastifyReply) => {
    await endCurrent(request);
    setCookie(request, reply, cookieNames.session, '', { days: 0, httpOnly: true });
    // Whoever uses this browser next is another visitor: what this one opened by a link stays closed to them.
    app.welcome(request, reply, { anew: true });
    app.giveXsrfToken(request, reply, request.visitor ?? '');
  });
});
