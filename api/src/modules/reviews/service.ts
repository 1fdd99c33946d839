import type { ApiContext } from '../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, invalid, notFound } from '../../http/http-error.ts';
import { requireAuthor, requireReader } from './policy.ts';
import { ratings, reviews, type Thing } from './repository.ts';
import type { ReviewRow } from './review-row.ts';

type Context = Pick<ApiContext, 'pool' | 'now'>;

const found = async (db: Db, userId: string, id: string): Promise<ReviewRow> => {
  const row = await reviews.find(db, userId, id);
  if (!row) throw notFound();
  return row;
};

const thingOf = ({ resource, resource_id }: ReviewRow): Thing => ({ resource, id: resource_id });

/** @throws HttpError 422 for a thing that does not exist, 409 for a second review of the same */
export const writeReview = (
  { pool, now }: Context,
  userId: string,
  thing: Thing,
  { rating, text }: { rating: number; text: string },
): Promise<ReviewRow> =>
  inTransaction(pool, async (db) => {
    if (!(await ratings.exists(db, thing))) throw invalid('id', 'There is nothing of this kind to review.');
    const id = await reviews.insert(db, thing, userId, rating, text, now());
    if (!id) throw new HttpError('reviewed-already', 'You have reviewed this already. You can change that review.');
    await ratings.add(db, thing, rating);
    return found(db, userId, id);
  });

export const editReview = (
  { pool, now }: Context,
  userId: string,
  id: string,
  change: { rating?: number | undefined; text?: string | undefined },
): Promise<ReviewRow> =>
  inTransaction(pool, async (db) => {
    const row = requireAuthor(await reviews.find(db, userId, id), userId);
    const before = await reviews.lock(db, id);
    if (before === null) throw notFound();
    const rating = change.rating ?? before;
    await reviews.update(db, id, rating, change.text ?? null, now());
    await ratings.change(db, thingOf(row), rating - before);
    return found(db, userId, id);
  });

/** @returns what it was a review of */
export const takeReviewBack = ({ pool }: Context, userId: string, id: string): Promise<Thing> =>
  inTransaction(pool, async (db) => {
    const row = requireAuthor(await reviews.find(db, userId, id), userId);
    const rating = await reviews.lock(db, id);
    if (rating === null) throw notFound();
    await reviews.remove(db, id);
    await ratings.remove(db, thingOf(row), rating);
    return thingOf(row);
  });

export const voteOnReview = ({ pool }: Context, userId: string, id: string, helpful: boolean): Promise<ReviewRow> =>
  inTransaction(pool, async (db) => {
    requireReader(await reviews.find(db, userId, id), userId);
    await reviews.setVote(db, id, userId, helpful);
    return found(db, userId, id);
  });

/** Takes a leaving person's reviews and votes out of what others see. In a transaction of the caller's. */
export async function forgetReviewer(db: Db, userId: string): Promise<void> {
  for (const { id, resource, resource_id, rating } of await reviews.ofUser(db, userId)) {
    await reviews.remove(db, id);
    await ratings.remove(db, { resource, id: resource_id }, rating);
  }
  for (const id of await reviews.votesOf(db, userId)) await reviews.setVote(db, id, userId, false);
}
