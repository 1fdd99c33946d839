import type { Db } from '@tabi/postgres';
import { betterOrderOf } from '@tabi/planner';
import type { TripPreferences } from '@tabi/shared/contracts/trip-changes';
import { planRequestOf } from '../core/domain/plan-request.ts';
import { plans } from '../core/plan-repository.ts';
import type { TripDestinationRow, TripRow } from '../core/trip-row.ts';

/** Another order of the destinations with hours less of way; null where there is none, which is so for one or two. */
export async function orderToOffer(
  db: Db,
  trip: TripRow,
  destinations: TripDestinationRow[],
): Promise<NonNullable<TripPreferences['better_order']> | null> {
  if (destinations.length < 3) return null;
  const cities = destinations.map(({ id }) => id);
  const found = betterOrderOf(planRequestOf(trip, destinations, [], await plans.ways(db, cities)));
  return found && { destination_ids: found.destinations.map(Number), saves_minutes: found.savesMinutes };
}
