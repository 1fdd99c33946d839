import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { countedRows, pageOf } from '../../http/page-of.ts';
import { presentPost, presentPostDetails } from './presenter.ts';
import { posts } from './repository.ts';

const shown = { cache: 'public' } as const;

export function blogRoutes(app: FastifyInstance, { pool }: ApiContext): void {
  defineRoute(app, 'GET /api/blog', shown, async ({ query, request }) => {
    const { rows, total } = await countedRows(query, (limit, offset) => posts.list(pool, query, limit, offset));
    return pageOf(rows.map(presentPost), total, query, request.url);
  });

  defineRoute(app, 'GET /api/category', shown, async ({ query }) => {
    const results = await posts.categories(pool, query.id);
    if (query.id && results.length === 0) throw notFound();
    return { results };
  });

  defineRoute(app, 'GET /api/post/{id}', shown, async ({ params }) => {
    const row = await posts.find(pool, params.id);
    if (!row) throw notFound();
    return { results: presentPostDetails(row) };
  });
}
