import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { cities } from './repository.ts';

const optionCount = 8;

/** The path's name is the specification's; the cities are GeoNames', from our own database. */
export function cityRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  defineRoute(app, 'GET /api/googleAutocomplete/{text}', { cache: 'public' }, async ({ params, query }) => ({
    results: await cities.search(pool, params.text, query.country, optionCount),
  }));
}
