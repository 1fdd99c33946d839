import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { countedRows, pageOf } from '../../../http/page-of.ts';
import { euroRates } from '../currencies/domain/euro-rates.ts';
import { usCents } from '../currencies/domain/us-cents.ts';
import { storedRates } from '../currencies/repository.ts';
import { markOneWishlisted, markWishlisted, type Asking } from '../hearts/service.ts';
import { filteredPois } from './filter-repository.ts';
import type { PoiRow } from './place-row.ts';
import { presentPoi, presentPoiDetails } from './presenter.ts';
import { pois } from './repository.ts';

const shown = { cache: 'public' } as const;

export function poiRoutes(app: FastifyInstance, { pool, now }: ApiContext): void {
  const found = async (idOrSlug: string) => {
    const row = await pois.find(pool, idOrSlug);
    if (!row) throw notFound();
    return row;
  };
  const shownTo = (asking: Asking, rows: PoiRow[]) => markWishlisted(pool, 'places', rows.map(presentPoi), asking);

  defineRoute(app, 'GET /api/pointOfInterests', shown, async ({ query, request, reply }) => {
    const cents = query.price ? usCents(euroRates(await storedRates(pool))) : {};
    const read = (limit: number, offset: number) => filteredPois(pool, query, { cents, now: now() }, limit, offset);
    const { rows, total } = await countedRows(query, read);
    return pageOf(await shownTo({ request, reply }, rows), total, query, request.url);
  });

  defineRoute(app, 'GET /api/pointOfInterests/{id}', shown, async ({ params, ...asking }) => ({
    results: await markOneWishlisted(pool, 'places', presentPoiDetails(await found(params.id), now()), asking),
  }));

  defineRoute(app, 'GET /api/pointOfInterests/{id}/top', shown, async ({ params, query, ...asking }) => {
    const { id } = await found(params.id);
    return { results: await shownTo(asking, await pois.top(pool, id, query.limit)) };
  });

  defineRoute(app, 'GET /api/pointOfInterests/{id}/nearby', shown, async ({ params, query, ...asking }) => {
    const { id } = await found(params.id);
    return { results: await shownTo(asking, await pois.near(pool, id, query.limit)) };
  });
}
