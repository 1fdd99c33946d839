import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { countedRows, pageOf } from '../../../http/page-of.ts';
import { markWishlisted } from '../hearts/service.ts';
import { presentProduct, presentProductDetails } from './presenter.ts';
import { products } from './repository.ts';

const shown = { cache: 'catalogue' } as const;

export function productRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  const found = async (idOrSlug: string) => {
    const row = await products.find(pool, idOrSlug);
    if (!row) throw notFound();
    return row;
  };

  defineRoute(app, 'GET /api/products', shown, async ({ query, request }) => {
    const size = { page: query.page, per_page: query.limit };
    const { rows, total } = await countedRows(size, (limit, offset) => products.list(pool, query, limit, offset));
    return pageOf(rows.map(presentProduct), total, size, request.url);
  });

  defineRoute(app, 'GET /api/products/{id}', shown, async ({ params, ...asking }) => {
    const row = await found(params.id);
    const details = presentProductDetails(row, await products.stops(pool, row.id));
    const places = details.stops.map(({ poi }) => poi);
    const marked = await markWishlisted(pool, 'places', places, asking);
    const stops = details.stops.map((stop, index) => ({ ...stop, poi: marked[index] ?? stop.poi }));
    return { results: { ...details, stops } };
  });

  defineRoute(app, 'GET /api/products/{id}/nearby', shown, async ({ params, query }) => {
    const { id } = await found(params.id);
    return { results: (await products.near(pool, id, query.limit)).map(presentProduct) };
  });
}
