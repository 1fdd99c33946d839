import { notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { canSeeTrip } from './policy.ts';
import { trips } from './repository.ts';
import type { TripRow } from './trip-row.ts';

/** @throws HttpError 404 alike for a trip that is missing, deleted or somebody else's */
export async function findTrip(
  { pool, now }: Pick<ApiContext, 'pool' | 'now'>,
  viewer: Viewer,
  idOrSlug: string,
): Promise<TripRow> {
  const trip = await trips.find(pool, idOrSlug, { visitor: viewer.visitor, now: now() });
  if (!trip || trip.deleted_at || !canSeeTrip(trip, viewer)) throw notFound();
  return trip;
}
