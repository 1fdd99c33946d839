import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { pageOf } from '../../http/page-of.ts';
import { presentPlanAnswer } from '../trips/presenter.ts';
import { presentProduct, presentProductDetails } from './presenter.ts';
import { products } from './repository.ts';
import { openAsTrip } from './service.ts';

const shown = { cache: 'public' } as const;

export function productRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

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

  defineRoute(app, 'POST /api/products/{id}/trip', { cache: 'private', limit: 'planner' }, async (call) => {
    const row = await found(call.params.id);
    const trip = await openAsTrip(context, await call.request.viewer(), row, call.body.startDate);
    return { results: presentPlanAnswer(trip) };
  });

  defineRoute(app, 'GET /api/products/{id}/nearby', shown, async ({ params, query }) => {
    const { id } = await found(params.id);
    return { results: (await products.near(pool, id, query.limit)).map(presentProduct) };
  });
}
