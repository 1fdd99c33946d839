import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { subscriptions } from './repository.ts';

const counted = { cache: 'private', limit: 'subscribe' } as const;

export function subscriptionRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  // The same answer whether the address was on the list or not: the lists cannot be asked who is on them.
  defineRoute(app, 'POST /api/email/subscribe', counted, async ({ body }) => {
    await subscriptions.add(pool, body.email, body.type);
    return { message: 'You are on the list.' };
  });

  defineRoute(app, 'POST /api/location/suggest', counted, async ({ body, request }) => {
    const { user, visitor } = await request.viewer();
    await subscriptions.suggest(pool, body.suggested_location, user?.id ?? visitor ?? '');
    return { message: `Thank you for suggesting ${body.suggested_location}` };
  });
}
