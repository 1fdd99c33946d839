import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { plannerInput } from '@tabi/shared/contracts/trips';
import { eachDay, later, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { invalid, notFound, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { destinationsByIds } from '../../catalogue/destinations/repository.ts';
import { findTrip } from '../core/find-service.ts';
import { requireKnownTags } from '../core/tags-policy.ts';
import { plans } from '../core/plan-repository.ts';
import { planTrip } from '../core/planning-service.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { ownsTrip } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { equalShares } from '../core/domain/trip-days.ts';
import { tripSlug, tripTitle } from '../core/domain/trip-name.ts';
import type { NewTrip, TripRow } from '../core/trip-row.ts';
import { datesOf } from './domain/trip-dates.ts';
import { tripRequests, type AskedOnce } from './request-repository.ts';

type Wish = Omit<z.output<typeof plannerInput>, 'theme'> & { theme?: TripRow['theme'] };
type Dates = { startDate: string; endDate: string };

/** An amount without a currency says nothing. */
const amountOf = (wish: Wish) => storedAmount(wish.currency ? wish : {}, wish.currency ?? '');

/** The same was asked for before, and is stored by now. */
class AskedBefore extends Error {}

export const restoreDays = 30;

export async function chosenLocations(db: Db, ids: number[]) {
  const rows = await destinationsByIds(db, ids);
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

/** @throws HttpError 422 for days that contradict one another or have passed, and for a city that nobody knows */
export async function settledWish<T extends Wish>(context: ApiContext, wish: T): Promise<T & Dates> {
  const dates = datesOf(wish, utcDay(context.now()));
  if ('problem' in dates) throw invalid('duration', dates.problem);
  if (wish.source_id !== null && !(await cities.exists(context.pool, wish.source_id))) {
    throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
  }
  return { ...wish, ...dates };
}

/** @throws HttpError 422 for more destinations than days */
export function requireDays(days: number, destinations: number): void {
  if (destinations <= days) return;
  const short = days === 1 ? 'One day is' : `${days} days are`;
  const message = `${short} too short for ${destinations} destinations. Add days, or take one off.`;
  throw invalid('destination_ids', message);
}

/**
 * A trip to these destinations on these days, planned.
 * @param key of the request: sent again with it, it is answered with the trip that it made
 */
export async function createTrip(
  context: ApiContext,
  viewer: Viewer,
  asked: Wish,
  key: string | null,
): Promise<TripRow> {
  const askedBy = viewer.user?.id ?? viewer.visitor;
  if (!askedBy) throw openTooLong();
  const once = key === null ? null : { askedBy, key };
  const made = once && (await tripRequests.made(context.pool, once));
  if (made) return findTrip(context, viewer, made);
  const wish = await settledWish(context, asked);
  requireToCome(context, wish.startDate);
  requireKnownTags('preferredTypes', wish.preferredTypes);
  const chosen = await chosenLocations(context.pool, [...new Set(wish.destination_ids)]);
  const dates = eachDay(wish.startDate, wish.endDate);
  requireDays(dates.length, chosen.length);
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
    party: wish.numberOfPeople ?? null,
    currency: wish.currency?.toUpperCase() ?? null,
    ...amountOf(wish),
    seed: randomInt(2 ** 31),
    staysGiven: false,
    destinations: equalShares(
      dates,
      chosen.map(({ id }) => id),
    ),
  };
  return storeAndPlan(context, viewer, { ...trip, placeIds: wish.place_ids ?? [] }, once);
}

/** Stores a trip, the places that it is to have and its planning job together, then plans it right away; one that was asked for before is not made again. */
export async function storeAndPlan(
  context: ApiContext,
  viewer: Viewer,
  { placeIds = [], ...trip }: NewTrip & { placeIds?: number[] },
  once: AskedOnce | null = null,
): Promise<TripRow> {
  try {
    await inTransaction(context.pool, async (db) => {
      await trips.insert(db, trip);
      if (placeIds.length > 0) await plans.want(db, trip.id, placeIds);
      if (once && !(await tripRequests.claim(db, once, trip.id))) throw new AskedBefore();
      await context.queue.add(db, trip.id);
    });
  } catch (error) {
    const made = error instanceof AskedBefore && once ? await tripRequests.made(context.pool, once) : null;
    if (made === null) throw error;
    return findTrip(context, viewer, made);
  }
  await planSoon(context, trip.id);
  return findTrip(context, viewer, trip.id);
}

/** Plans now, and waits for it as long as a person would; what takes longer goes on by itself, and the job stands behind it. */
export async function planSoon(context: ApiContext, tripId: string): Promise<void> {
  const planning = planTrip(context, tripId).catch((error: unknown) => {
    context.log.error({ err: error, tripId }, 'Planning failed here; the job will try again.');
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, context.planPatienceMs)));
  await Promise.race([planning, patience]);
  clearTimeout(timer);
}

export async function deleteTrip(context: ApiContext, change: Change): Promise<void> {
  await changeTrip(context, change, 'own', async (db, trip) => {
    await trips.remove(db, trip.id);
    return { kind: 'deleted', result: undefined };
  });
}

export async function restoreTrip(context: ApiContext, viewer: Viewer, idOrSlug: string): Promise<TripRow> {
  const trip = await trips.find(context.pool, idOrSlug);
  if (!trip || !ownsTrip(trip, viewer)) throw notFound();
  if (trip.deleted_at && later(trip.deleted_at, { days: restoreDays }) < context.now()) throw notFound();
  await trips.restore(context.pool, trip.id, viewer.user?.id ?? null);
  return findTrip(context, viewer, trip.id);
}
