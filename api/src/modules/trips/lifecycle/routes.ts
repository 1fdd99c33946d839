import type { FastifyInstance } from 'fastify';
import { later, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { changeOf } from '../core/change-service.ts';
import { findTrip } from '../core/find-service.ts';
import { seenTrip } from '../sharing/link-service.ts';
import { presentPlanAnswer, presentSummary } from '../core/presenter.ts';
import { trips } from '../core/repository.ts';
import { standsOn } from './stands-on-policy.ts';
import { lookInto } from './open-service.ts';
import { deleteTrip, restoreDays, restoreTrip } from './service.ts';

const ours = { cache: 'private' } as const;

export function tripRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;

  defineRoute(app, 'GET /api/trips/{id}', ours, async ({ params, query, request }) => {
    const viewer = await request.viewer();
    const trip = await seenTrip(context, { viewer, request }, params.id, query);
    // An address that brings a link with it is for its first visit.
    request.standsOn = query.token === undefined ? standsOn(trip, viewer) : null;
    const open = await lookInto(context, trip, viewer);
    const { invitation } = trip;
    return { results: await open.shown(), ...(query.days ? open.days() : {}), ...(invitation ? { invitation } : {}) };
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
    request.standsOn = standsOn(trip, viewer);
    const open = await lookInto(context, trip, viewer);
    const { events: results, warnings } = open.days();
    return { results, warnings };
  });

  defineRoute(app, 'GET /api/user/trips', ours, async ({ query, request }) => {
    const viewer = await request.viewer();
    const rows = await trips.own(pool, viewer, query.filter, {
      today: utcDay(now()),
      deletedAfter: later(now(), { days: -restoreDays }),
      // One beyond tells whether there are more.
      limit: query.limit + 1,
    });
    const shown = rows.slice(0, query.limit);
    const destinations = await trips.destinations(
      pool,
      shown.map(({ id }) => id),
    );
    const results = shown.map((trip) => presentSummary(trip, destinations, viewer, restoreDays));
    return rows.length > shown.length ? { results, more: true } : { results };
  });
}
