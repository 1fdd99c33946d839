import type { Reviewable } from '@tabi/shared/contracts/reviews';
import { statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import type { RatedRow } from './rating-row.ts';

const all = statement<{ resource: Reviewable; resource_id: number; rating_sum: number; review_count: number }>(
  'ratings.all',
  'SELECT resource, resource_id, rating_sum, review_count FROM ratings',
);

/** What people have given to a thing. */
export type Ratings = (resource: Reviewable, id: number) => RatedRow;

const none: RatedRow = { rating_sum: null, review_count: null };

/** They change between loads of the catalogue, and are joined to it when it is asked. */
export const ratings: Mirrored<Ratings> = {
  name: 'Ratings',
  channel: 'rating_changes',
  read: async (db) => {
    const known = new Map<Reviewable, Map<number, RatedRow>>();
    for (const { resource, resource_id, rating_sum, review_count } of await all.rows(db)) {
      const same = known.get(resource) ?? new Map<number, RatedRow>();
      known.set(resource, same.set(resource_id, { rating_sum, review_count }));
    }
    return (resource, id) => known.get(resource)?.get(id) ?? none;
  },
};
