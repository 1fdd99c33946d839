import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { presentFeatures } from './presenter.ts';

export function featureRoutes(app: FastifyInstance, { features }: ApiContext): void {
  defineRoute(app, 'GET /api/features', { cache: 'public' }, async () => ({ results: presentFeatures(features) }));
}
