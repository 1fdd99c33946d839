import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { findCities } from './service.ts';

/** The path's name is the specification's; the cities are GeoNames', from our own database. */
export function cityRoutes(app: FastifyInstance, context: ApiContext): void {
  // A guide counts, and may bill, every question.
  const limit = context.cityGuide ? ({ limit: 'autocomplete' } as const) : {};
  defineRoute(app, 'GET /api/googleAutocomplete/{text}', { cache: 'public', ...limit }, async ({ params, query }) => ({
    results: await findCities(context, params.text, query.country),
  }));
}
