import type { Viewer } from '../../http/viewer.ts';
import type { TripRow } from './trip-row.ts';

const contributorOf = (trip: TripRow, { user }: Viewer) => trip.contributors.find(({ id }) => id === user?.id);

export const ownsTrip = (trip: TripRow, viewer: Viewer): boolean =>
  (trip.visitor_uuid !== null && trip.visitor_uuid === viewer.visitor) ||
  contributorOf(trip, viewer)?.is_owner === true;

export const canSeeTrip = (trip: TripRow, viewer: Viewer): boolean =>
  ownsTrip(trip, viewer) || contributorOf(trip, viewer) !== undefined;

export const canManageTrip = canSeeTrip;
