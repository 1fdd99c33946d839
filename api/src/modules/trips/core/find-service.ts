import { notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { canSeeTrip } from './policy.ts';
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
