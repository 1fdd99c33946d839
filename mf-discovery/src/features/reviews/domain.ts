import type { Reviewable } from '@tabi/shared/contracts/reviews';

export type ReviewFilter = 'newest' | 'popular' | 'all';

/** Pure: what is asked for to see a page of reviews; the one that comes first, unless told. */
export const reviewsQuery = (resource: Reviewable, id: number, page = 1, filter: ReviewFilter = 'newest') => ({
  resource,
  id,
  page,
  filter,
});

const most = 7;

/**
 * Pure: which pages get a button, at most seven: the first, the last, and those around the current one. A gap in the
 * numbers is shown as one.
 */
export function pageButtons(current: number, last: number): number[] {
  if (last <= most) return Array.from({ length: last }, (_, index) => index + 1);
  const middle = most - 2;
  const from = Math.min(Math.max(2, current - Math.floor(middle / 2)), last - middle);
  return [1, ...Array.from({ length: middle }, (_, index) => from + index), last];
}
