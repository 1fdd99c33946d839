import { HttpError, notFound } from '../../http/http-error.ts';
import type { ReviewRow } from './review-row.ts';

/** Reviews are public: who may not change one is told so. */
export function requireAuthor(row: ReviewRow | null, userId: string): ReviewRow {
  if (!row) throw notFound();
  if (row.user_id !== userId) throw new HttpError('not-yours', 'Only its author can change a review.');
  return row;
}

export function requireReader(row: ReviewRow | null, userId: string): ReviewRow {
  if (!row) throw notFound();
  if (row.user_id === userId) throw new HttpError('not-for-yourself', 'Others say whether your review is helpful.');
  return row;
}
