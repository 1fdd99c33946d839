import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { enter } from '../entry/sign-in-service.ts';
import { providerClient } from './provider-service.ts';
import { callbackUrl, takeEntry } from './service.ts';
import { ticketsOf } from './ticket-service.ts';

const ours = { cache: 'private' } as const;

export function oauthRoutes(app: FastifyInstance, context: ApiContext): void {
  const { providers, now, address, log } = context;
  const clients = new Map(providers.map((provider) => [provider.name, providerClient(provider, now)]));
  const tickets = ticketsOf(context);

  defineRoute(app, 'GET /api/oauth', { cache: 'public' }, async () => ({
    results: providers.map(({ name, label }) => ({ name, label })),
  }));

  defineRoute(app, 'GET /api/oauth/{provider}', { ...ours, limit: 'social' }, async ({ params, request, reply }) => {
    const client = clients.get(params.provider);
    if (!client) throw notFound();
    const { url, attempt } = await client.begin(callbackUrl(address, params.provider)).catch((error: unknown) => {
      log.error({ err: error, provider: params.provider }, 'A provider cannot be reached.');
      throw new HttpError(
        'provider-down',
        'This provider does not answer right now. Sign in another way, or try again.',
      );
    });
    tickets.attempt.give(request, reply, { ...attempt, browser: randomBytes(16).toString('base64url') });
    return { results: { url } };
  });

  const entering = { ...ours, limit: 'social' } as const;
  defineRoute(app, 'GET /api/oauth/authenticateUser/{x}', entering, async ({ params, request, reply }) => {
    const account = await takeEntry(context, params.x, tickets.attempt.read(request)?.browser);
    tickets.attempt.takeAway(request, reply);
    return enter(app, context, { request, reply, by: 'provider' }, account);
  });
}
