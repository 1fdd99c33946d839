import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { findProduct } from '../../catalogue/tours/service.ts';
import { showNewTrip } from '../core/show-service.ts';
import { openAsTrip } from './tour-trip-service.ts';

export function tourTripRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'POST /api/products/{id}/trip', { cache: 'private', limit: 'planner' }, async (call) => {
    const row = await findProduct(context, call.params.id);
    if (!row) throw notFound();
    const viewer = await call.request.viewer();
    const trip = await openAsTrip(context, viewer, row, call.body.startDate);
    return { results: await showNewTrip(context.pool, trip, viewer) };
  });
}
