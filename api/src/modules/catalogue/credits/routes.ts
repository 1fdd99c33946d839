import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { photographs } from './photo-repository.ts';
import { creditPhotographs } from './presenter.ts';
import { readCredits } from './repository.ts';

export function creditRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  const credits = readCredits();
  defineRoute(app, 'GET /api/credits', { cache: 'public' }, async () => ({
    results: [...credits, ...creditPhotographs(await photographs.rows(pool))],
  }));
}
