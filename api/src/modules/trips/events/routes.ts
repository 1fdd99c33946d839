import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { changeOf, type Change } from '../core/change-service.ts';
import { findTripOfEvent, knownTripOfEvent } from '../core/find-service.ts';
import { keptTrips } from '../core/kept-service.ts';
import { presentIdea } from '../core/presenter.ts';
import type { IdeaRow } from '../core/trip-row.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { addCustomEvent, addEvent, changeEvent, changeHop, removeEvent } from './event-service.ts';
import { addIdea, markIdea, removeIdea } from './idea-service.ts';
import { addSuggested } from './suggest-service.ts';
import { undoChange } from './undo-service.ts';

const ours = { cache: 'private' } as const;

export function tripEventRoutes(app: FastifyInstance, context: ApiContext): void {
  const changeOfEvent = async (request: FastifyRequest, eventId: string): Promise<Change> => {
    const change = await changeOf(request, '');
    // Whoever is told briefly is told nothing of the trip that can be otherwise while its version is the same.
    const known = change.brief ? knownTripOfEvent(context, change.viewer, eventId) : null;
    if (known) return { ...change, trip: known.id, known };
    const seen = await findTripOfEvent(context, change.viewer, eventId);
    keptTrips(context).keepTripOf(eventId, seen.id);
    return { ...change, trip: seen.id, seen };
  };

  defineRoute(app, 'POST /api/trips/{id}/events', ours, async ({ params, body, request }) => ({
    results: await addEvent(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/events/custom', ours, async ({ params, body, request }) => ({
    results: await addCustomEvent(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/events/suggested', ours, async ({ params, body, request }) => ({
    results: await addSuggested(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/undo', ours, async ({ params, body, request }) => ({
    results: await undoChange(context, await changeOf(request, params.id), body.version),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/events/{eventId}', ours, async ({ params, request }) => ({
    results: await removeEvent(context, await changeOf(request, params.id), params.eventId),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/events/custom/{eventId}', ours, async ({ params, request }) => ({
    results: await removeEvent(context, await changeOf(request, params.id), params.eventId, { custom: true }),
  }));

  defineRoute(app, 'GET /api/trips/{id}/events/{eventId}/return', ours, async ({ params, request }) => ({
    results: await removeEvent(context, await changeOf(request, params.id), params.eventId, { back: true }),
  }));

  defineRoute(app, 'PATCH /api/events/{id}', ours, async ({ params, body, request }) => ({
    results: await changeEvent(context, await changeOfEvent(request, params.id), params.id, body),
  }));

  defineRoute(app, 'PATCH /api/events/custom/{id}', ours, async ({ params, body, request }) => ({
    results: await changeEvent(context, await changeOfEvent(request, params.id), params.id, body, true),
  }));

  defineRoute(app, 'PATCH /api/events/hop/{id}', ours, async ({ params, body, request }) => ({
    results: await changeHop(context, await changeOfEvent(request, params.id), params.id, body.travel_mode),
  }));

  tripIdeaRoutes(app, context);
}

function tripIdeaRoutes(app: FastifyInstance, context: ApiContext): void {
  const shownTo = async (request: FastifyRequest, ideas: IdeaRow[]) =>
    markFor(context.pool, 'places', ideas.map(presentIdea), (await request.viewer()).user);

  defineRoute(app, 'POST /api/destinations/{id}/poi', ours, async ({ params, body, request }) => {
    const idea = { destination: params.id, trip: body.trip_id, poi: String(body.poi_id) };
    const ideas = await addIdea(context, await changeOf(request, ''), idea, body);
    return { results: await shownTo(request, ideas) };
  });

  defineRoute(app, 'PATCH /api/destinations/{id}/poi/{poiId}', ours, async ({ params, query, body, request }) => {
    const idea = { destination: params.id, trip: query.trip_id, poi: params.poiId };
    return { results: await shownTo(request, await markIdea(context, await changeOf(request, ''), idea, body.state)) };
  });

  defineRoute(app, 'DELETE /api/destinations/{id}/poi/{poiId}', ours, async ({ params, query, request }) => {
    const idea = { destination: params.id, trip: query.trip_id, poi: params.poiId };
    return { results: await shownTo(request, await removeIdea(context, await changeOf(request, ''), idea)) };
  });
}
