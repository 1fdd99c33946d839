import type { TripSummary } from '@tabi/shared/contracts/trips';

/**
 * Pure: the trips that a place of this destination can be put into by who is asking.
 * @param today `YYYY-MM-DD`: what is over by then takes nothing up any more
 */
export const tripsTo = (trips: readonly TripSummary[], destination: number, today: string): TripSummary[] =>
  trips.filter(
    ({ status, canManage, locked, endDate, destinations }) =>
      status === 'planned' &&
      canManage &&
      !locked &&
      endDate >= today &&
      destinations.some(({ id }) => id === destination),
  );
