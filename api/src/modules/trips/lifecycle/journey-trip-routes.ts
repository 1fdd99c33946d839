import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { journeys } from '../../catalogue/journeys/repository.ts';
import { showNewTrip } from '../core/show-service.ts';
import { planJourney } from './journey-trip-service.ts';

export function journeyTripRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'POST /api/journeys/{id}/trip', { cache: 'private', limit: 'planner' }, async (call) => {
    const journey = await journeys.find(context.pool, call.params.id);
    if (!journey) throw notFound();
    const viewer = await call.request.viewer();
    const trip = await planJourney(context, viewer, journey, call.body.startDate);
    return { results: await showNewTrip(context.pool, trip, viewer) };
  });
}
