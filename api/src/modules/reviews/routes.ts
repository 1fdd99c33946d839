import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../ports/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { requireUser } from '../../http/require-user.ts';
import { pageOf } from '../../http/page-of.ts';
import { presentReview } from './presenter.ts';
import { presentRating } from '../catalogue/ratings/rating-row.ts';
import { ratings, reviews, type Thing } from './repository.ts';
import type { ReviewRow } from './review-row.ts';
import { editReview, takeReviewBack, voteOnReview, writeReview } from './service.ts';

const ours = { cache: 'private' } as const;
const counted = { ...ours, limit: 'review' } as const;

export function reviewRoutes(app: FastifyInstance, context: ApiContext): void {
  const { pool, mirror } = context;
  const summaryOf = async (thing: Thing) => presentRating(await ratings.of(pool, thing));
  /** Who has rated something finds it counted wherever they look next. */
  const newSummaryOf = async (thing: Thing) => {
    await mirror.caughtUp();
    return summaryOf(thing);
  };
  const withSummary = async (row: ReviewRow, asker: string) => ({
    results: presentReview(row, asker),
    summary: await newSummaryOf({ resource: row.resource, id: row.resource_id }),
  });

  // Whose review it is shows in the answer, so it is nobody else's.
  defineRoute(app, 'GET /api/reviews', ours, async ({ query, request }) => {
    const { user } = await request.viewer();
    const asker = user?.id ?? null;
    const summary = await summaryOf(query);
    const from = (query.page - 1) * query.per_page;
    const [rows, stars] = await Promise.all([
      reviews.list(pool, asker, query.filter, query, query.per_page, from),
      reviews.spread(pool, query),
    ]);
    const data = rows.map((row) => presentReview(row, asker));
    return { ...pageOf(data, summary.review_count, query, request.url), per_page: query.per_page, summary, stars };
  });

  defineRoute(app, 'POST /api/reviews', counted, async ({ body, request }) => {
    const user = await requireUser(request);
    return withSummary(await writeReview(context, user.id, body, body), user.id);
  });

  defineRoute(app, 'PATCH /api/reviews/{id}', counted, async ({ params, body, request }) => {
    const user = await requireUser(request);
    return withSummary(await editReview(context, user.id, params.id, body), user.id);
  });

  defineRoute(app, 'DELETE /api/reviews/{id}', counted, async ({ params, request }) => {
    const user = await requireUser(request);
    const thing = await takeReviewBack(context, user.id, params.id);
    return { message: 'Your review is gone.', summary: await newSummaryOf(thing) };
  });

  defineRoute(app, 'POST /api/reviews/{id}/helpful', ours, async ({ params, body, request }) => {
    const user = await requireUser(request);
    return { results: presentReview(await voteOnReview(context, user.id, params.id, body.helpful), user.id) };
  });
}
