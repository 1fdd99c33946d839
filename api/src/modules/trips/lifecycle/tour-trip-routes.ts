import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { products } from '../../catalogue/tours/repository.ts';
import { presentPlanAnswer } from '../core/presenter.ts';
import { openAsTrip } from './tour-trip-service.ts';

export function tourTripRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'POST /api/products/{id}/trip', { cache: 'private', limit: 'planner' }, async (call) => {
    const row = await products.find(context.pool, call.params.id);
    if (!row) throw notFound();
    const trip = await openAsTrip(context, await call.request.viewer(), row, call.body.startDate);
    return { results: presentPlanAnswer(trip) };
  });
}
