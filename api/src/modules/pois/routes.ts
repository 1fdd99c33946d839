import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { pageOf } from '../../http/page-of.ts';
import { euroRates } from '../currencies/domain/euro-rates.ts';
import { usCents } from '../currencies/domain/us-cents.ts';
import { storedRates } from '../currencies/repository.ts';
import { filteredPois } from './filter-repository.ts';
import { presentPoi, presentPoiDetails } from './presenter.ts';
import { pois } from './repository.ts';

const shown = { cache: 'public' } as const;

export function poiRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  const found = async (idOrSlug: string) => {
    const row = await pois.find(pool, idOrSlug);
    if (!row) throw notFound();
    return row;
  };

  defineRoute(app, 'GET /api/pointOfInterests', shown, async ({ query, request }) => {
    const cents = query.price ? usCents(euroRates(await storedRates(pool))) : {};
    const from = (query.page - 1) * query.per_page;
    const rows = await filteredPois(pool, query, { cents, now: now() }, query.per_page, from);
    return pageOf(rows.map(presentPoi), rows[0]?.total ?? 0, query, request.url);
  });

  defineRoute(app, 'GET /api/pointOfInterests/{id}', shown, async ({ params }) => ({
    results: presentPoiDetails(await found(params.id)),
  }));

  defineRoute(app, 'GET /api/pointOfInterests/{id}/nearby', shown, async ({ params, query }) => {
    const { id } = await found(params.id);
    return { results: (await pois.near(pool, id, query.limit)).map(presentPoi) };
  });
}
