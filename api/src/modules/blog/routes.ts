import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { countedRows, pageOf } from '../../http/page-of.ts';
import { mentionedPlaces } from './domain/mentioned-places.ts';
import { shownBy } from './domain/moments.ts';
import { presentPost, presentPostDetails } from './presenter.ts';
import { posts } from './repository.ts';

const shown = { cache: 'catalogue' } as const;

/** More than any story names; a list of cards ends somewhere. */
const mostPlaces = 20;
const mostRelated = 3;

export function blogRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const moment = () => shownBy(context);

  defineRoute(app, 'GET /api/blog', shown, async ({ query, request }) => {
    const { rows, total } = await countedRows(query, (limit, offset) =>
      posts.list(pool, moment(), query, limit, offset),
    );
    return pageOf(rows.map(presentPost), total, query, request.url);
  });

  defineRoute(app, 'GET /api/category', shown, async ({ query }) => {
    const results = await posts.categories(pool, moment(), query.id);
    if (query.id && results.length === 0) throw notFound();
    return { results };
  });

  defineRoute(app, 'GET /api/post/{id}', shown, async ({ params }) => {
    const row = await posts.find(pool, moment(), params.id);
    if (!row) throw notFound();
    const [places, related, beside] = await Promise.all([
      posts.places(pool, mentionedPlaces(row.html, mostPlaces)),
      posts.related(pool, moment(), row.id, mostRelated),
      posts.beside(pool, moment(), row.id),
    ]);
    return { results: presentPostDetails(row, { places, related, beside }) };
  });
}
