import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { readCredits } from './repository.ts';

export function creditRoutes(app: FastifyInstance, _context: ApiContext): void {
  const credits = readCredits();
  defineRoute(app, 'GET /api/credits', { cache: 'public' }, async () => ({ results: credits }));
}
