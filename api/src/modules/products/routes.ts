import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { pageOf } from '../../http/page-of.ts';
import { presentProduct, presentProductDetails } from './presenter.ts';
import { products } from './repository.ts';

const shown = { cache: 'public' } as const;

export function productRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  const found = async (idOrSlug: string) => {
    const row = await products.find(pool, idOrSlug);
    if (!row) throw notFound();
    return row;
  };

  defineRoute(app, 'GET /api/products', shown, async ({ query, request }) => {
    const { page, limit } = query;
    const rows = await products.list(pool, query, limit, (page - 1) * limit);
    return pageOf(rows.map(presentProduct), rows[0]?.total ?? 0, { page, per_page: limit }, request.url);
  });

  defineRoute(app, 'GET /api/products/{id}', shown, async ({ params }) => {
    const row = await found(params.id);
    return { results: presentProductDetails(row, await products.stops(pool, row.id)) };
  });

  defineRoute(app, 'GET /api/products/{id}/nearby', shown, async ({ params, query }) => {
    const { id } = await found(params.id);
    return { results: (await products.near(pool, id, query.limit)).map(presentProduct) };
  });
}
