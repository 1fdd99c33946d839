import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { plannerInput } from '@tabi/shared/contracts/trips';
import { eachDay, later, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, invalid, notFound, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { locations } from '../../catalogue/destinations/repository.ts';
import { findTrip } from '../core/find-service.ts';
import { planTrip } from '../core/planning-service.ts';
import { ownsTrip } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { equalShares } from '../core/domain/trip-days.ts';
import { tripSlug, tripTitle } from '../core/domain/trip-name.ts';
import type { NewTrip, TripRow } from '../core/trip-row.ts';

type Wish = Omit<z.output<typeof plannerInput>, 'theme' | 'duration' | 'destinations_names'> & {
  theme?: NewTrip['theme'];
};

/** How long the traveller's own request waits for the plan; then it answers `in progress`, and they poll. */
const patienceMs = 2_500;
const restoreDays = 30;

export async function chosenLocations(db: Db, ids: number[]) {
  const rows = await locations.byIds(db, ids);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined)
    throw invalid('destination_ids', 'One of these destinations does not exist. Choose it again from the list.');
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** @throws HttpError 422 for a day that has passed */
export function requireToCome({ now }: Pick<ApiContext, 'now'>, startDate: string): void {
  if (startDate < utcDay(now()))
    throw invalid('startDate', 'That day has passed. Choose today or a later day.', 'day-passed');
}

async function check(context: ApiContext, wish: Wish): Promise<void> {
  requireToCome(context, wish.startDate);
  if (wish.source_id !== null && !(await cities.exists(context.pool, wish.source_id))) {
    throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
  }
}

/** A trip to these destinations on these days, planned. */
export async function createTrip(context: ApiContext, viewer: Viewer, wish: Wish): Promise<TripRow> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  await check(context, wish);
  const chosen = await chosenLocations(context.pool, [...new Set(wish.destination_ids)]);
  const dates = eachDay(wish.startDate, wish.endDate);
  if (chosen.length > dates.length) {
    throw invalid(
      'destination_ids',
      `${dates.length === 1 ? 'One day is' : `${dates.length} days are`} too short for ${chosen.length} destinations. Add days, or take one off.`,
    );
  }
  const { startDate, endDate, startTime, endTime, tripPace, preferredTypes } = wish;
  const trip: NewTrip = {
    id: randomUUID(),
    slug: tripSlug(
      dates.length,
      chosen.map(({ slug }) => slug),
    ),
    title: tripTitle(
      dates.length,
      chosen.map(({ name }) => name),
    ),
    userId: viewer.user?.id ?? null,
    visitor: viewer.user ? null : viewer.visitor,
    startDate,
    endDate,
    startTime,
    endTime,
    tripPace,
    preferredTypes,
    theme: wish.theme ?? 'leisure',
    sourceId: wish.source_id,
    currency: wish.currency?.toUpperCase() ?? null,
    amount: wish.amount ?? null,
    seed: randomInt(2 ** 31),
    staysGiven: false,
    destinations: equalShares(
      dates,
      chosen.map(({ id }) => id),
    ),
  };
  return storeAndPlan(context, viewer, trip);
}

/** Stores a trip and its planning job together, then plans it right away. */
export async function storeAndPlan(context: ApiContext, viewer: Viewer, trip: NewTrip): Promise<TripRow> {
  await inTransaction(context.pool, async (db) => {
    await trips.insert(db, trip);
    await context.queue.add(db, trip.id);
  });
  await planSoon(context, trip.id);
  return findTrip(context, viewer, trip.id);
}

/** Plans now, and waits for it as long as a person would; what takes longer goes on by itself, and the job stands behind it. */
async function planSoon(context: ApiContext, tripId: string): Promise<void> {
  const planning = planTrip(context, tripId).catch((error: unknown) => {
    context.log.error({ err: error, tripId }, 'Planning failed here; the job will try again.');
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([planning, patience]);
  clearTimeout(timer);
}

export async function deleteTrip(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<void> {
  const trip = await findTrip(context, viewer, idOrSlug);
  if (!ownsTrip(trip, viewer)) throw new HttpError('owner-only', 'Only the owner of a trip can delete it.');
  await trips.remove(context.pool, trip.id, viewer.user?.id ?? null);
}

export async function restoreTrip(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<TripRow> {
  const trip = await trips.find(context.pool, idOrSlug);
  if (!trip || !ownsTrip(trip, viewer)) throw notFound();
  if (trip.deleted_at && later(trip.deleted_at, { days: restoreDays }) < context.now()) throw notFound();
  await trips.restore(context.pool, trip.id, viewer.user?.id ?? null);
  return findTrip(context, viewer, trip.id);
}
