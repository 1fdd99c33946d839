import { utcDay } from '@tabi/shared/format';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { meantBy } from '../names/domain/slug-index.ts';
import { festivalsOf } from './domain/guide-index.ts';
import { presentConnection } from './presenter.ts';
import { guidesInMemory } from './repository.ts';

export function guideRoutes(app: FastifyInstance, { mirror, now }: ApiContext): void {
  defineRoute(app, 'GET /api/locations/{id}/guide', { cache: 'catalogue' }, async ({ params }) => {
    const index = await mirror.of(guidesInMemory);
    const row = meantBy(index, params.id);
    if (!row) throw notFound();
    return {
      results: {
        own: row.guide,
        country: row.country_guide,
        connections: (index.connections.get(row.id) ?? []).map(presentConnection),
        festivals: festivalsOf(index, row, utcDay(now())),
      },
    };
  });
}
