import { notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { keptTrips } from './kept-service.ts';
import { canEditTrip, canSeeTrip } from './policy.ts';
import { trips } from './repository.ts';
import type { TripRow } from './trip-row.ts';

type Context = Pick<ApiContext, 'pool' | 'now'>;

function seenBy(viewer: Viewer, trip: TripRow | null): TripRow {
  if (!trip || trip.deleted_at || !canSeeTrip(trip, viewer)) throw notFound();
  return trip;
}

/** @throws HttpError 404 alike for a trip that is missing, deleted or somebody else's */
export const findTrip = async ({ pool, now }: Context, viewer: Viewer, idOrSlug: string): Promise<TripRow> =>
  seenBy(viewer, await trips.find(pool, idOrSlug, { visitor: viewer.visitor, now: now() }));

/** The trip of an event. @throws HttpError 404 as for the trip itself: whoever may not see it learns nothing of either */
export const findTripOfEvent = async ({ pool, now }: Context, viewer: Viewer, eventId: string): Promise<TripRow> =>
  seenBy(viewer, await trips.ofEvent(pool, eventId, { visitor: viewer.visitor, now: now() }));

/** The trip of an event as this process knew it last; null where that is nothing, or this viewer may not edit it. */
export function knownTripOfEvent({ mirror }: Pick<ApiContext, 'mirror'>, viewer: Viewer, eventId: string) {
  const trip = keptTrips({ mirror }).tripOf(eventId);
  return trip && canEditTrip(trip, viewer) ? trip : null;
}
