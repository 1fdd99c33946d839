import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { enter } from '../entry/sign-in-service.ts';
import { beginning } from './begin-service.ts';
import { takeEntry } from './service.ts';
import { ticketsOf } from './ticket-service.ts';

const ours = { cache: 'private' } as const;

export function oauthRoutes(app: FastifyInstance, context: ApiContext): void {
  const { providers } = context;
  const begin = beginning(context);
  const tickets = ticketsOf(context);

  defineRoute(app, 'GET /api/oauth', { cache: 'public' }, async () => ({
    results: providers.map(({ name, label }) => ({ name, label })),
  }));

  defineRoute(app, 'GET /api/oauth/{provider}', { ...ours, limit: 'social' }, async ({ params, request, reply }) => {
    const { url, attempt } = await begin(params.provider);
    tickets.attempt.give(request, reply, attempt);
    return { results: { url } };
  });

  const entering = { ...ours, limit: 'social' } as const;
  defineRoute(app, 'GET /api/oauth/authenticateUser/{x}', entering, async ({ params, request, reply }) => {
    const account = await takeEntry(context, params.x, tickets.attempt.read(request)?.browser);
    tickets.attempt.takeAway(request, reply);
    return enter(app, context, { request, reply, by: 'provider' }, account);
  });
}
