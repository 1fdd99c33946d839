import type { FastifyInstance } from 'fastify';
import { utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { changeOf } from '../core/change-service.ts';
import { warningsOf } from '../events/domain/warnings.ts';
import { dayEvents } from '../events/repository.ts';
import { openLink } from '../sharing/link-service.ts';
import { canManageTrip } from '../core/policy.ts';
import { presentEvent, presentEventToGuest, presentPlanAnswer, presentSummary } from '../core/presenter.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import { deleteTrip, restoreTrip } from './service.ts';
import { showTrip } from '../core/show-service.ts';

const ours = { cache: 'private' } as const;

export function tripRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;

  defineRoute(app, 'GET /api/trips/{id}', ours, async ({ params, query, request }) => {
    const viewer = await request.viewer();
    const trip = query.token
      ? await openLink(context, { viewer, request }, params.id, query.token)
      : await findTrip(context, viewer, params.id);
    return { results: await showTrip(pool, trip, viewer) };
  });

  defineRoute(app, 'DELETE /api/trips/{id}', ours, async ({ params, request }) => {
    await deleteTrip(context, await changeOf(request, params.id));
    return { message: 'The trip is deleted. You can restore it for 30 days.' };
  });

  defineRoute(app, 'GET /api/trips/{id}/restore', ours, async ({ params, request }) => ({
    results: presentPlanAnswer(await restoreTrip(context, await request.viewer(), params.id)),
  }));

  defineRoute(app, 'GET /api/trips/{id}/events', ours, async ({ params, request }) => {
    const viewer = await request.viewer();
    const trip = await findTrip(context, viewer, params.id);
    const shown = canManageTrip(trip, viewer) ? presentEvent : presentEventToGuest;
    const warnings = warningsOf(trip, await dayEvents.ofTrip(pool, trip.id));
    return { results: (await trips.events(pool, trip.id)).map(shown), warnings };
  });

  defineRoute(app, 'GET /api/user/trips', ours, async ({ query, request }) => {
    const viewer = await request.viewer();
    const rows = await trips.own(pool, viewer, query.filter, utcDay(now()));
    const destinations = await trips.destinations(
      pool,
      rows.map(({ id }) => id),
    );
    return { results: rows.map((trip) => presentSummary(trip, destinations, viewer)) };
  });
}
