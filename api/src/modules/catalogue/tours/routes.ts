import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { notFound } from '../../../http/http-error.ts';
import { pageOf } from '../../../http/page-of.ts';
import { markWishlisted } from '../hearts/service.ts';
import { presentProduct, presentProductDetails } from './presenter.ts';
import { productStops } from './repository.ts';
import { findProduct, listProducts, nearProducts } from './service.ts';

const shown = { cache: 'catalogue' } as const;

export function productRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  defineRoute(app, 'GET /api/products', shown, async ({ query, request }) => {
    const { rows, total } = await listProducts(context, query);
    return pageOf(rows.map(presentProduct), total, { page: query.page, per_page: query.limit }, request.url);
  });

  defineRoute(app, 'GET /api/products/{id}', shown, async ({ params, ...asking }) => {
    const row = await findProduct(context, params.id);
    if (!row) throw notFound();
    const details = presentProductDetails(row, await productStops(pool, row.id));
    const places = details.stops.map(({ poi }) => poi);
    const marked = await markWishlisted(pool, 'places', places, asking);
    const stops = details.stops.map((stop, index) => ({ ...stop, poi: marked[index] ?? stop.poi }));
    return { results: { ...details, stops } };
  });

  defineRoute(app, 'GET /api/products/{id}/nearby', shown, async ({ params, query }) => {
    const near = await nearProducts(context, params.id, query.limit);
    if (!near) throw notFound();
    return { results: near.map(presentProduct) };
  });
}
