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

/** The mean to one decimal. */
export const presentRating = ({ rating_sum, review_count }: RatedRow) => ({
  rating: rating_sum === null || !review_count ? null : Math.round((rating_sum / review_count) * 10) / 10,
  review_count: review_count ?? 0,
});
