import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { notFound } from '../../http/http-error.ts';
import { pageOf } from '../../http/page-of.ts';
import { categoriesOut } from './domain/find-posts.ts';
import { shownBy } from './domain/moments.ts';
import { presentPost, presentPostDetails } from './presenter.ts';
import { posts } from './repository.ts';
import { postWithAround, postsCalled } from './service.ts';

const shown = { cache: 'catalogue' } as const;

export function blogRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/blog', shown, async ({ query, request }) => {
    const all = await postsCalled(context, query);
    const from = (query.page - 1) * query.per_page;
    return pageOf(all.slice(from, from + query.per_page).map(presentPost), all.length, query, request.url);
  });

  defineRoute(app, 'GET /api/category', shown, async ({ query }) => {
    const results = categoriesOut(await context.mirror.of(posts), shownBy(context), query.id);
    if (query.id && results.length === 0) throw notFound();
    return { results };
  });

  defineRoute(app, 'GET /api/post/{id}', shown, async ({ params }) => {
    const found = await postWithAround(context, params.id);
    if (!found) throw notFound();
    return { results: presentPostDetails(found.post, found) };
  });
}
