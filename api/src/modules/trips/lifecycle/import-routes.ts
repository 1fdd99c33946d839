import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../../http/define-route.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { showNewTrip } from '../core/show-service.ts';
import { importTrip } from './import-service.ts';

const ours = { cache: 'private', limit: 'planner' } as const;

export function tripImportRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'POST /api/trips/import', { ...ours, mostBytes: 1_048_576 }, async ({ body, request }) => {
    const viewer = await request.viewer();
    const trip = await importTrip(context, viewer, body);
    return { results: await showNewTrip(context.pool, trip, viewer) };
  });
}
