import type { Reviewable } from '@tabi/shared/contracts/reviews';
import type { ApiContext } from '../../../ports/context.ts';
import { withRating } from './domain/with-rating.ts';
import type { RatedRow } from './rating-row.ts';
import { ratings } from './repository.ts';

/** What people have given to things of one kind, alone and joined to their rows. */
export async function ratingsOf({ mirror }: Pick<ApiContext, 'mirror'>, resource: Reviewable) {
  const rated = await mirror.of(ratings);
  const ratingOf = (id: number): RatedRow => rated(resource, id);
  return {
    ratingOf,
    /** The same object for as long as both are the same. */
    shown: <T extends { id: number }>(row: T): T & RatedRow => withRating(row, ratingOf(row.id)),
  };
}
