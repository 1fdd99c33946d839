import type { Reviewable } from '@tabi/shared/contracts/reviews';
import { type Db, first, prepared } from '@tabi/postgres';
import type { RatedRow } from '../catalogue/ratings/rating-row.ts';
import type { ReviewRow } from './review-row.ts';

const columns = `review.id, review.resource, review.resource_id, review.user_id, author.name, author.avatar, review.rating,
  review.text, review.created_at, review.edited_at, review.helpful_count,
  EXISTS (SELECT FROM review_votes AS vote WHERE vote.review_id = review.id AND vote.user_id = $1) AS voted`;
const fromReviews = 'FROM reviews AS review JOIN users AS author ON author.id = review.user_id';

const orders = {
  newest: 'review.created_at DESC, review.id',
  popular: 'review.helpful_count DESC, review.rating DESC, review.created_at DESC, review.id',
  all: 'review.created_at, review.id',
} as const;
export type ReviewOrder = keyof typeof orders;

const listIn = (order: ReviewOrder) =>
  prepared<ReviewRow>(
    `reviews.list-${order}`,
    `SELECT ${columns} ${fromReviews} WHERE review.resource = $2 AND review.resource_id = $3
     ORDER BY ${orders[order]} LIMIT $4 OFFSET $5`,
  );
const lists = { newest: listIn('newest'), popular: listIn('popular'), all: listIn('all') };

const one = prepared<ReviewRow>('reviews.one', `SELECT ${columns} ${fromReviews} WHERE review.id = $2`);
const insert = prepared<{ id: string }>(
  'reviews.insert',
  `INSERT INTO reviews (resource, resource_id, user_id, rating, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (resource, resource_id, user_id) DO NOTHING RETURNING id`,
);
const lock = prepared<{ rating: number }>('reviews.lock', 'SELECT rating FROM reviews WHERE id = $1 FOR UPDATE');
const update = prepared(
  'reviews.update',
  'UPDATE reviews SET rating = $2, text = coalesce($3, text), edited_at = $4 WHERE id = $1',
);
const remove = prepared('reviews.remove', 'DELETE FROM reviews WHERE id = $1');
const vote = prepared(
  'reviews.vote',
  'INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING review_id',
);
const unvote = prepared(
  'reviews.unvote',
  'DELETE FROM review_votes WHERE review_id = $1 AND user_id = $2 RETURNING review_id',
);
const countVotes = prepared(
  'reviews.count-votes',
  'UPDATE reviews SET helpful_count = helpful_count + $2 WHERE id = $1',
);

// With one statement each, two who review at once wait for one another, and none is lost.
const rate = prepared(
  'ratings.rate',
  `INSERT INTO ratings (resource, resource_id, rating_sum, review_count) VALUES ($1, $2, $3, 1)
   ON CONFLICT (resource, resource_id) DO UPDATE
   SET rating_sum = ratings.rating_sum + excluded.rating_sum, review_count = ratings.review_count + 1`,
);
const regrade = prepared(
  'ratings.regrade',
  'UPDATE ratings SET rating_sum = rating_sum + $3 WHERE resource = $1 AND resource_id = $2',
);
const removeLast = prepared(
  'ratings.remove-last',
  'DELETE FROM ratings WHERE resource = $1 AND resource_id = $2 AND review_count = 1 RETURNING resource',
);
const unrate = prepared(
  'ratings.unrate',
  `UPDATE ratings SET rating_sum = rating_sum - $3, review_count = review_count - 1 WHERE resource = $1 AND resource_id = $2`,
);
const summary = prepared<RatedRow>(
  'ratings.summary',
  'SELECT rating_sum, review_count FROM ratings WHERE resource = $1 AND resource_id = $2',
);
const ofUser = prepared<{ id: string; resource: Reviewable; resource_id: number; rating: number }>(
  'reviews.of-user',
  'SELECT id, resource, resource_id, rating FROM reviews WHERE user_id = $1 ORDER BY resource, resource_id FOR UPDATE',
);
const votesOf = prepared<{ review_id: string }>(
  'reviews.votes-of',
  'SELECT review_id FROM review_votes WHERE user_id = $1 ORDER BY review_id',
);

const existing: Record<Reviewable, ReturnType<typeof prepared<{ id: number }>>> = {
  PointOfInterest: prepared('reviews.place', 'SELECT id FROM places WHERE id = $1 AND NOT withdrawn'),
  Location: prepared('reviews.location', 'SELECT id FROM locations WHERE id = $1 AND NOT withdrawn'),
  Hotel: prepared('reviews.hotel', 'SELECT id FROM hotels WHERE id = $1 AND NOT withdrawn'),
  Product: prepared('reviews.product', 'SELECT id FROM products WHERE id = $1 AND NOT withdrawn'),
};

export interface Thing {
  resource: Reviewable;
  id: number;
}

export const reviews = {
  /** @param asker the account that asks, whose votes are marked; null for a guest */
  list: (db: Db, asker: string | null, order: ReviewOrder, { resource, id }: Thing, limit: number, offset: number) =>
    lists[order](db, asker, resource, id, limit, offset),
  find: (db: Db, asker: string | null, id: string) => first(one(db, asker, id)),
  /** @returns null when this person has reviewed the thing already */
  insert: async (db: Db, thing: Thing, userId: string, rating: number, text: string, now: Date) =>
    (await first(insert(db, thing.resource, thing.id, userId, rating, text, now)))?.id ?? null,
  /** Keeps everybody else from changing it until the transaction ends. @returns its rating now; null when it is gone */
  lock: async (db: Db, id: string) => (await first(lock(db, id)))?.rating ?? null,
  /** @param text null: as it is */
  update: async (db: Db, id: string, rating: number, text: string | null, now: Date) => {
    await update(db, id, rating, text, now);
  },
  remove: async (db: Db, id: string) => {
    await remove(db, id);
  },
  /** Idempotent. */
  setVote: async (db: Db, id: string, userId: string, helpful: boolean) => {
    const changed = (await (helpful ? vote : unvote)(db, id, userId)).length;
    if (changed > 0) await countVotes(db, id, helpful ? 1 : -1);
  },
  ofUser: (db: Db, userId: string) => ofUser(db, userId),
  votesOf: async (db: Db, userId: string) => (await votesOf(db, userId)).map(({ review_id }) => review_id),
};

export const ratings = {
  add: async (db: Db, { resource, id }: Thing, rating: number) => {
    await rate(db, resource, id, rating);
  },
  change: async (db: Db, { resource, id }: Thing, difference: number) => {
    await regrade(db, resource, id, difference);
  },
  remove: async (db: Db, { resource, id }: Thing, rating: number) => {
    if ((await removeLast(db, resource, id)).length === 0) await unrate(db, resource, id, rating);
  },
  of: async (db: Db, { resource, id }: Thing): Promise<RatedRow> =>
    (await first(summary(db, resource, id))) ?? { rating_sum: null, review_count: null },
  exists: async (db: Db, { resource, id }: Thing) => (await existing[resource](db, id)).length > 0,
};
