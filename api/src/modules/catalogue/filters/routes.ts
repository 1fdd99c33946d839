import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { presentFilters } from './presenter.ts';
import { filterOptions } from './service.ts';

export function filterRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/filters', { cache: 'catalogue' }, async ({ query }) => ({
    results: presentFilters(query.type, await filterOptions(context, query.type, query.location)),
  }));
}
