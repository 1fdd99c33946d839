import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { headerOf } from '../../../http/header-of.ts';
import { keyOf } from '../../../http/idempotency-key.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import { changeOf } from '../core/change-service.ts';
import { authorize } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import { showNewTrip } from '../core/show-service.ts';
import { createTrip } from '../lifecycle/service.ts';
import { setBudget, setPreferences } from '../lifecycle/settings-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { duplicateTrip } from './duplicate-service.ts';
import { editTrip, planAgain } from './plan-again-service.ts';
import { extendTrip, patchTrip } from './plan-change-service.ts';
import { orderToOffer } from './order-service.ts';
import { presentPreferences } from './preferences-presenter.ts';

const ours = { cache: 'private' } as const;
const planning = { ...ours, limit: 'planner' } as const;

/** Makes a trip, or makes the one that is named like this. */
async function asked(context: ApiContext, body: Parameters<typeof createTrip>[2], request: FastifyRequest) {
  const viewer = await request.viewer();
  const trip = body.trip_id
    ? // A form that is sent again is answered with the trip, which it then shows.
      await editTrip(context, { ...(await changeOf(request, body.trip_id)), key: null }, body)
    : await createTrip(context, viewer, body, keyOf(request));
  return { results: await showNewTrip(context.pool, trip, viewer) };
}

export function tripPlanRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const preferences = async (trip: TripRow, request: FastifyRequest) => {
    const rates = euroRates(await storedRates(pool));
    const destinations = await trips.destinations(pool, [trip.id]);
    const { source_city_id: source } = trip;
    const sourceName = source === null ? null : await cities.nameOf(pool, source);
    const betterOrder = await orderToOffer(pool, trip, destinations);
    return presentPreferences(trip, { destinations, sourceName, betterOrder }, headerOf(request, 'x-currency'), rates);
  };

  defineRoute(app, 'POST /api/trips', planning, ({ body, request }) => asked(context, body, request));

  defineRoute(app, 'POST /api/trips/planner', planning, ({ body, request }) => asked(context, body, request));

  defineRoute(app, 'PATCH /api/trips/{id}', planning, async ({ params, body, request }) => ({
    results: await patchTrip(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'PATCH /api/trips/{id}/extend', planning, async ({ params, body, request }) => ({
    results: await extendTrip(context, await changeOf(request, params.id), body.endDate),
  }));

  defineRoute(app, 'POST /api/trips/{id}/duplicate', planning, async ({ params, body, request }) => ({
    results: await duplicateTrip(context, await request.viewer(), params.id, body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/plan', planning, async ({ params, body, request }) => ({
    results: await planAgain(context, await changeOf(request, params.id), body.preview),
  }));

  defineRoute(app, 'GET /api/trips/{id}/preferences', ours, async ({ params, request }) => {
    const viewer = await request.viewer();
    const trip = await findTrip(context, viewer, params.id);
    authorize(trip, viewer, 'manage');
    return { results: await preferences(trip, request) };
  });

  defineRoute(app, 'PATCH /api/trips/{id}/preferences', ours, async ({ params, body, request }) => {
    const trip = await setPreferences(context, await changeOf(request, params.id), body);
    return { results: await preferences(trip, request) };
  });

  defineRoute(app, 'POST /api/trips/{id}/budget', ours, async ({ params, body, request }) => ({
    results: await setBudget(context, await changeOf(request, params.id), body),
  }));
}
