import { utcDay } from '@tabi/shared/format';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { presentConnection } from './presenter.ts';
import { guides } from './repository.ts';

export function guideRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  defineRoute(app, 'GET /api/locations/{id}/guide', { cache: 'catalogue' }, async ({ params }) => {
    const row = await guides.find(pool, params.id);
    if (!row) throw notFound();
    const [connections, festivals] = await Promise.all([
      guides.connections(pool, row.id),
      guides.festivals(pool, row.id, utcDay(now())),
    ]);
    return {
      results: {
        own: row.guide,
        country: row.country_guide,
        connections: connections.map(presentConnection),
        festivals,
      },
    };
  });
}
