import type { TripSummary } from '@tabi/shared/contracts/trips';

/** Pure: the trips that a place of this destination can be put into by who is asking. */
export const tripsTo = (trips: readonly TripSummary[], destination: number): TripSummary[] =>
  trips.filter(
    ({ status, canManage, locked, destinations }) =>
      status === 'planned' && canManage && !locked && destinations.some(({ id }) => id === destination),
  );
