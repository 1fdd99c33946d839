import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { trips } from '../trips/repository.ts';
import { presentUser } from './presenter.ts';
import type { UserRow } from './repository.ts';
import { checkLogin, register } from './service.ts';

const ours = { cache: 'private' } as const;

export function authRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;
  /** Begins a session, and makes the visitor's trips the account's own. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, user: UserRow) => {
    await app.signIn(request, reply, user.id);
    if (request.visitor) await trips.claim(pool, request.visitor, user.id);
    return { results: presentUser(user, now()) };
  };

  defineRoute(app, 'GET /api/csrf-cookie', ours, async ({ request, reply }) => {
    app.welcome(request, reply);
    app.giveXsrfToken(request, reply);
    return { message: 'Welcome.' };
  });

  defineRoute(app, 'POST /api/register', { ...ours, limit: 'register' }, async ({ body, request, reply }) =>
    enter(request, reply, await register(context, body)),
  );

  defineRoute(app, 'POST /api/login', { ...ours, limit: 'login' }, async ({ body, request, reply }) =>
    enter(request, reply, await checkLogin(pool, body.email, body.password)),
  );

  defineRoute(app, 'POST /api/logout', ours, async ({ request, reply }) => {
    await app.signOut(request, reply);
    return { message: 'You are signed out.' };
  });
}
