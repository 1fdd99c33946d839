import type { Viewer } from '../../../http/viewer.ts';
import { canManageTrip } from '../core/policy.ts';
import type { TripRow } from '../core/trip-row.ts';

/**
 * What somebody's view of a trip stands on: the trip, their session, and who is named in it.
 * @returns null where more than news of these changes it: the progress of a plan, and how long a guest's link holds
 */
export const standsOn = (trip: TripRow, viewer: Viewer): string[] | null =>
  trip.status === 'in progress' || !canManageTrip(trip, viewer)
    ? null
    : [
        trip.id,
        ...(viewer.user ? [viewer.user.id, viewer.user.session] : []),
        ...trip.contributors.map(({ id }) => id),
      ];
