import type { TripSummary } from '@tabi/shared/contracts/trips';
import { dayIn } from '@tabi/shared/format';

/**
 * Pure: the trips that a place of this destination can be put into by who is asking.
 * @param now what is over by then, where it plays, takes nothing up any more
 */
export const tripsTo = (trips: readonly TripSummary[], destination: number, now: Date): TripSummary[] =>
  trips.filter(
    ({ status, canManage, locked, endDate, destinations }) =>
      status === 'planned' &&
      canManage &&
      !locked &&
      destinations.some(({ id, time_zone }) => id === destination && endDate >= dayIn(time_zone, now)),
  );
