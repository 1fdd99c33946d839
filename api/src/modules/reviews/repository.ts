import type { Reviewable } from '@tabi/shared/contracts/reviews';
import { command, type Db, statement } from '@tabi/postgres';
import type { RatedRow } from '../catalogue/ratings/rating-row.ts';
import type { ReviewRow } from './review-row.ts';

export interface Thing {
  resource: Reviewable;
  id: number;
}

const columns = `review.id, review.resource, review.resource_id, review.user_id, author.name, author.avatar, review.rating,
  review.text, review.created_at, review.edited_at, review.helpful_count,
  EXISTS (SELECT FROM review_votes AS vote WHERE vote.review_id = review.id AND vote.user_id = :asker) AS voted`;
const fromReviews = 'FROM reviews AS review JOIN users AS author ON author.id = review.user_id';

const orders = {
  newest: 'review.created_at DESC, review.id',
  popular: 'review.helpful_count DESC, review.rating DESC, review.created_at DESC, review.id',
  all: 'review.created_at, review.id',
} as const;
export type ReviewOrder = keyof typeof orders;

const listIn = (order: ReviewOrder) =>
  statement<ReviewRow, Thing & { asker: string | null; limit: number; offset: number }>(
    `reviews.list-${order}`,
    `SELECT ${columns} ${fromReviews} WHERE review.resource = :resource AND review.resource_id = :id
     ORDER BY ${orders[order]} LIMIT :limit OFFSET :offset`,
  );
const lists = { newest: listIn('newest'), popular: listIn('popular'), all: listIn('all') };

const one = statement<ReviewRow, { asker: string | null; id: string }>(
  'reviews.one',
  `SELECT ${columns} ${fromReviews} WHERE review.id = :id`,
);
const insert = statement<{ id: string }, Thing & { userId: string; rating: number; text: string; now: Date }>(
  'reviews.insert',
  `INSERT INTO reviews (resource, resource_id, user_id, rating, text, created_at)
   VALUES (:resource, :id, :userId, :rating, :text, :now)
   ON CONFLICT (resource, resource_id, user_id) DO NOTHING RETURNING id`,
);
const lock = statement<{ rating: number }, { id: string }>(
  'reviews.lock',
  'SELECT rating FROM reviews WHERE id = :id FOR UPDATE',
);
const update = command<{ id: string; rating: number; text: string | null; now: Date }>(
  'reviews.update',
  'UPDATE reviews SET rating = :rating, text = coalesce(:text, text), edited_at = :now WHERE id = :id',
);
const remove = command<{ id: string }>('reviews.remove', 'DELETE FROM reviews WHERE id = :id');
const vote = command<{ id: string; userId: string }>(
  'reviews.vote',
  'INSERT INTO review_votes (review_id, user_id) VALUES (:id, :userId) ON CONFLICT DO NOTHING',
);
const unvote = command<{ id: string; userId: string }>(
  'reviews.unvote',
  'DELETE FROM review_votes WHERE review_id = :id AND user_id = :userId',
);
const countVotes = command<{ id: string; more: number }>(
  'reviews.count-votes',
  'UPDATE reviews SET helpful_count = helpful_count + :more WHERE id = :id',
);

// With one statement each, two who review at once wait for one another, and none is lost.
const rate = command<Thing & { rating: number }>(
  'ratings.rate',
  `INSERT INTO ratings (resource, resource_id, rating_sum, review_count) VALUES (:resource, :id, :rating, 1)
   ON CONFLICT (resource, resource_id) DO UPDATE
   SET rating_sum = ratings.rating_sum + excluded.rating_sum, review_count = ratings.review_count + 1`,
);
const regrade = command<Thing & { difference: number }>(
  'ratings.regrade',
  'UPDATE ratings SET rating_sum = rating_sum + :difference WHERE resource = :resource AND resource_id = :id',
);
const removeLast = command<Thing>(
  'ratings.remove-last',
  'DELETE FROM ratings WHERE resource = :resource AND resource_id = :id AND review_count = 1',
);
const unrate = command<Thing & { rating: number }>(
  'ratings.unrate',
  `UPDATE ratings SET rating_sum = rating_sum - :rating, review_count = review_count - 1 WHERE resource = :resource AND resource_id = :id`,
);
const summary = statement<RatedRow, Thing>(
  'ratings.summary',
  'SELECT rating_sum, review_count FROM ratings WHERE resource = :resource AND resource_id = :id',
);
const spread = statement<{ rating: number; count: number }, Thing>(
  'reviews.spread',
  'SELECT rating, count(*)::integer AS count FROM reviews WHERE resource = :resource AND resource_id = :id GROUP BY rating',
);
const ofUser = statement<{ id: string; resource: Reviewable; resource_id: number; rating: number }, { userId: string }>(
  'reviews.of-user',
  'SELECT id, resource, resource_id, rating FROM reviews WHERE user_id = :userId ORDER BY resource, resource_id FOR UPDATE',
);
const votesOf = statement<{ review_id: string }, { userId: string }>(
  'reviews.votes-of',
  'SELECT review_id FROM review_votes WHERE user_id = :userId ORDER BY review_id',
);

const existingIn = (table: 'places' | 'locations' | 'hotels' | 'products') =>
  command<{ id: number }>(`reviews.in-${table}`, `SELECT FROM ${table} WHERE id = :id AND NOT withdrawn`);
const existing = {
  PointOfInterest: existingIn('places'),
  Location: existingIn('locations'),
  Hotel: existingIn('hotels'),
  Product: existingIn('products'),
} satisfies Record<Reviewable, unknown>;

export const reviews = {
  /** @param asker the account that asks, whose votes are marked; null for a guest */
  list: (db: Db, asker: string | null, order: ReviewOrder, thing: Thing, limit: number, offset: number) =>
    lists[order].rows(db, { ...thing, asker, limit, offset }),
  /** @returns how many gave one star, two, and so on to five */
  spread: async (db: Db, { resource, id }: Thing): Promise<number[]> => {
    const rows = await spread.rows(db, { resource, id });
    return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
  },
  find: (db: Db, asker: string | null, id: string) => one.first(db, { asker, id }),
  /** @returns null when this person has reviewed the thing already */
  insert: async (db: Db, thing: Thing, userId: string, rating: number, text: string, now: Date) =>
    (await insert.first(db, { ...thing, userId, rating, text, now }))?.id ?? null,
  /** Keeps everybody else from changing it until the transaction ends. @returns its rating now; null when it is gone */
  lock: async (db: Db, id: string) => (await lock.first(db, { id }))?.rating ?? null,
  /** @param text null: as it is */
  update: async (db: Db, id: string, rating: number, text: string | null, now: Date) => {
    await update.run(db, { id, rating, text, now });
  },
  remove: async (db: Db, id: string) => {
    await remove.run(db, { id });
  },
  /** Idempotent. */
  setVote: async (db: Db, id: string, userId: string, helpful: boolean) => {
    const changed = await (helpful ? vote : unvote).run(db, { id, userId });
    if (changed > 0) await countVotes.run(db, { id, more: helpful ? 1 : -1 });
  },
  ofUser: (db: Db, userId: string) => ofUser.rows(db, { userId }),
  votesOf: async (db: Db, userId: string) => (await votesOf.rows(db, { userId })).map(({ review_id }) => review_id),
};

export const ratings = {
  add: async (db: Db, { resource, id }: Thing, rating: number) => {
    await rate.run(db, { resource, id, rating });
  },
  change: async (db: Db, { resource, id }: Thing, difference: number) => {
    await regrade.run(db, { resource, id, difference });
  },
  remove: async (db: Db, { resource, id }: Thing, rating: number) => {
    if ((await removeLast.run(db, { resource, id })) === 0) await unrate.run(db, { resource, id, rating });
  },
  of: async (db: Db, { resource, id }: Thing): Promise<RatedRow> =>
    (await summary.first(db, { resource, id })) ?? { rating_sum: null, review_count: null },
  exists: async (db: Db, { resource, id }: Thing) => (await existing[resource].run(db, { id })) > 0,
};
