import type { Reviewable } from '@tabi/shared/contracts/reviews';

/** The sum and number of the reviews of a thing; null before there are any. */
export interface RatedRow {
  rating_sum: number | null;
  review_count: number | null;
}

/** Columns of RatedRow; for use with joinRatings. */
export const ratingColumns = 'rated.rating_sum, rated.review_count';

/** @param id the column that holds the thing's id, such as `place.id` */
export const joinRatings = (resource: Reviewable, id: string): string =>
  `LEFT JOIN ratings AS rated ON rated.resource = '${resource}' AND rated.resource_id = ${id}`;

/** Null before there are any reviews. */
export const meanOf = ({ rating_sum, review_count }: RatedRow): number | null =>
  rating_sum === null || !review_count ? null : rating_sum / review_count;

/** The mean to one decimal. */
export const presentRating = (row: RatedRow) => {
  const mean = meanOf(row);
  return { rating: mean === null ? null : Math.round(mean * 10) / 10, review_count: row.review_count ?? 0 };
};
