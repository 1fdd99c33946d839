import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { audit } from '../../../http/audit.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { linkIdentity } from '../oauth/service.ts';
import { ticketsOf } from '../oauth/ticket-service.ts';
import { enter } from '../entry/sign-in-service.ts';
import { checkLogin, register } from './service.ts';

const ours = { cache: 'private' } as const;

/** The first call's path in the specification, which has it beside the API; the same as `GET /api/csrf-cookie`. */
export function csrfCookieRoute(site: FastifyInstance): void {
  site.get('/csrf-cookie', { schema: { hide: true } }, async (request, reply) => {
    site.welcome(request, reply);
    site.giveXsrfToken(request, reply);
    return reply.header('cache-control', 'no-store').send({ message: 'Welcome.' });
  });
}

export function authRoutes(app: FastifyInstance, context: ApiContext): void {
  const tickets = ticketsOf(context);

  defineRoute(app, 'GET /api/csrf-cookie', ours, async ({ request, reply }) => {
    app.welcome(request, reply);
    app.giveXsrfToken(request, reply);
    return { message: 'Welcome.' };
  });

  defineRoute(app, 'POST /api/register', { ...ours, limit: 'register' }, async ({ body, request, reply }) =>
    enter(app, context, { request, reply, by: 'registration' }, await register(context, body)),
  );

  defineRoute(app, 'POST /api/login', { ...ours, limit: 'login' }, async ({ body, request, reply }) => {
    const account = await checkLogin(context, request, body);
    const link = tickets.link.read(request);
    if (link) {
      await linkIdentity(context, account, link);
      tickets.link.takeAway(request, reply);
    }
    return enter(app, context, { request, reply, by: 'password' }, account);
  });

  defineRoute(app, 'POST /api/logout', ours, async ({ request, reply }) => {
    const { user } = await request.viewer();
    await app.signOut(request, reply);
    if (user) audit(request.log, 'signed-out', { account: user.id });
    return { message: 'You are signed out.' };
  });
}
