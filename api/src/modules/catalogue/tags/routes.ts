import type { FastifyInstance } from 'fastify';
import { tags } from '@tabi/catalogue';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { tagsOfLocation, tagsOfTours } from './repository.ts';
import { presentTag } from './presenter.ts';

const tours = new Set(['products', 'Product']);

export function tagRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  defineRoute(app, 'GET /api/tags', { cache: 'catalogue' }, async ({ query }) => {
    if (tours.has(query.type)) return { results: (await tagsOfTours(pool, query.location)).map(presentTag) };
    const names = query.location ? await tagsOfLocation(pool, query.location) : tags;
    return { results: names.map(presentTag) };
  });
}
