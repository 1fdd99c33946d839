import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { pageOf } from '../../../http/page-of.ts';
import { markOneWishlisted, markWishlisted, type Asking } from '../hearts/service.ts';
import type { PoiRow } from './place-row.ts';
import { presentPoi, presentPoiDetails } from './presenter.ts';
import { findPlace, listPlaces, nearestTo, topBesides } from './service.ts';

const shown = { cache: 'catalogue' } as const;

export function poiRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, now } = context;
  const found = async (idOrSlug: string) => {
    const row = await findPlace(context, idOrSlug);
    if (!row) throw notFound();
    return row;
  };
  const shownTo = (asking: Asking, rows: PoiRow[]) => markWishlisted(pool, 'places', rows.map(presentPoi), asking);

  defineRoute(app, 'GET /api/pointOfInterests', shown, async ({ query, request, reply }) => {
    const { rows, total } = await listPlaces(context, query);
    return pageOf(await shownTo({ request, reply }, rows), total, query, request.url);
  });

  defineRoute(app, 'GET /api/pointOfInterests/{id}', shown, async ({ params, ...asking }) => ({
    results: await markOneWishlisted(pool, 'places', presentPoiDetails(await found(params.id), now()), asking),
  }));

  defineRoute(app, 'GET /api/pointOfInterests/{id}/top', shown, async ({ params, query, ...asking }) => ({
    results: await shownTo(asking, await topBesides(context, await found(params.id), query.limit)),
  }));

  defineRoute(app, 'GET /api/pointOfInterests/{id}/nearby', shown, async ({ params, query, ...asking }) => ({
    results: await shownTo(asking, await nearestTo(context, await found(params.id), query.limit)),
  }));
}
