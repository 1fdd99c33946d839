import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { requireConfirmed } from '../../../http/require-user.ts';
import { subscriptions } from './repository.ts';
import { askToJoin, chooseLists, standingOf } from './service.ts';

const ours = { cache: 'private' } as const;
const counted = { ...ours, limit: 'subscribe' } as const;

// The same answer whether the address was on the list or not: the lists cannot be asked who is on them.
const lookIntoMailbox = { message: 'Look into your mailbox: one press there, and you are on the list.' };

export function subscriptionRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  defineRoute(app, 'POST /api/email/subscribe', counted, async ({ body }) => {
    await askToJoin(context, body.email, body.type);
    return lookIntoMailbox;
  });

  defineRoute(app, 'POST /api/early-access', counted, async ({ body: { email, ...details } }) => {
    await askToJoin(context, email, 'early-access', details);
    return lookIntoMailbox;
  });

  defineRoute(app, 'POST /api/influencer', counted, async ({ body: { email, ...details } }) => {
    await askToJoin(context, email, 'influencer', details);
    return lookIntoMailbox;
  });

  defineRoute(app, 'GET /api/user/subscriptions', ours, async ({ request }) => ({
    results: await standingOf(pool, await requireConfirmed(request)),
  }));

  defineRoute(app, 'PUT /api/user/subscriptions', counted, async ({ body, request }) => ({
    results: await chooseLists(context, await requireConfirmed(request), body.types),
  }));

  defineRoute(app, 'POST /api/location/suggest', { ...ours, limit: 'suggest' }, async ({ body, request }) => {
    const { user, visitor } = await request.viewer();
    await subscriptions.suggest(pool, body.suggested_location, user?.id ?? visitor ?? '');
    return { message: `Thank you for suggesting ${body.suggested_location}` };
  });
}
