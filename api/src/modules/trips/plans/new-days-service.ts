import type { PlanChange, TripPatch } from '@tabi/shared/contracts/trip-changes';
import { addDays, daysApart, eachDay, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { HttpError, invalid, notFound } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { warningsOf } from '../events/domain/warnings.ts';
import { ideas } from '../events/idea-repository.ts';
import { dayEvents } from '../events/repository.ts';
import { dayNames } from '../core/day-names-repository.ts';
import { tripTitle } from '../core/domain/trip-name.ts';
import { presentEvent } from '../core/presenter.ts';
import { trips } from '../core/repository.ts';
import { chosenLocations, requireDays } from '../lifecycle/service.ts';
import { showTrip } from '../core/show-service.ts';
import { settings } from '../core/settings-repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { equalShares, staysOf } from '../core/domain/trip-days.ts';
import { citiesOfDays, inAskedOrder } from './domain/day-cities.ts';
import { daysOf, replan, type Replanned } from './replan-service.ts';

const mostDays = 30;

/** What a trip answers with that is planned from the beginning, in a while. */
export const nothingReplanned: Replanned = { events: [], moved: [], leftOver: [], ideas: [] };

/** @throws HttpError 409 while the planner is at it */
export function requireSettled({ status }: TripRow): void {
  if (status === 'in progress') throw new HttpError('not-planned', 'This trip is being planned. Wait until it is.');
}

/** A trip whose planning failed is planned once more; call `planSoon` once this is stored. */
export async function restartPlanning({ queue }: Pick<ApiContext, 'queue'>, db: Db, tripId: string): Promise<void> {
  await settings.restart(db, tripId);
  await queue.remove(db, tripId);
  await queue.add(db, tripId);
}

export function requireDates({ now }: ApiContext, start: string, end: string, startBefore: string | null): void {
  if (end < start) throw invalid('endDate', 'The end cannot be before the start.');
  if (daysApart(start, end) >= mostDays) throw invalid('endDate', 'A trip can be at most 30 days.');
  if (start !== startBefore && start < utcDay(now()))
    throw invalid('startDate', 'That day has passed. Choose today or a later day.', 'day-passed');
}

export async function storeReplanned(
  db: Db,
  tripId: string,
  { events, leftOver, ideas: found }: Replanned,
  before: string[],
): Promise<void> {
  const left = new Set(events.map(({ id }) => id));
  await dayEvents.remove(
    db,
    tripId,
    before.filter((id) => !left.has(id)),
  );
  await dayEvents.store(db, tripId, events);
  await ideas.take(
    db,
    tripId,
    events.flatMap(({ place_id }) => place_id ?? []),
  );
  for (const idea of [...leftOver].reverse()) await ideas.keep(db, tripId, idea);
  await ideas.append(db, tripId, found);
}

export async function presentedChange(
  db: Db,
  { now }: Pick<ApiContext, 'now'>,
  viewer: Viewer,
  { id, moved }: { id: string; moved: Replanned['moved'] },
): Promise<PlanChange> {
  const trip = await trips.find(db, id, { visitor: viewer.visitor, now: now() });
  if (!trip) throw notFound();
  const { trip: shown, rows, stored } = await showTrip(db, trip, viewer);
  return { trip: shown, events: rows.map(presentEvent), warnings: warningsOf(trip, stored.events), moved };
}

/** Both dates given and as many days as before: the whole plan goes along. */
const shiftOf = (trip: TripRow, { startDate, endDate }: TripPatch): number =>
  startDate && endDate && daysApart(startDate, endDate) === daysApart(trip.start_date, trip.end_date)
    ? daysApart(trip.start_date, startDate)
    : 0;

/** The trip's name follows its days unless somebody has given it another. */
export function titleOf(trip: TripRow, before: string[], after: string[], dates: [string, string]): string {
  const usual = tripTitle(daysApart(trip.start_date, trip.end_date) + 1, before);
  return trip.title === usual ? tripTitle(daysApart(...dates) + 1, after) : trip.title;
}

/** The trip on its new days, stored; `afresh` plans all of them from the beginning. */
export async function withNewDays(
  context: ApiContext,
  db: Db,
  trip: TripRow,
  patch: TripPatch,
  afresh = false,
): Promise<{ trip: TripRow; replanned: Replanned }> {
  const start = patch.startDate ?? trip.start_date;
  const end = patch.endDate ?? trip.end_date;
  requireDates(context, start, end, trip.start_date);
  const old = await trips.destinations(db, [trip.id]);
  const wanted = [...new Set(patch.destination_ids ?? old.map(({ id }) => id))];
  const chosen = await chosenLocations(db, wanted);
  const dates = eachDay(start, end);
  requireDays(dates.length, wanted.length);
  const delta = shiftOf(trip, patch);
  const before = daysOf(old, trip.start_date, trip.end_date, delta);
  const kept = citiesOfDays(before, dates, wanted);
  const days = patch.destination_ids ? inAskedOrder(kept, wanted) : kept;
  await settings.destinations(db, trip.id, trip.status === 'failed' ? equalShares(dates, wanted) : staysOf(days));
  await dayNames.move(db, trip.id, (date) => {
    const to = addDays(date, delta);
    return to >= start && to <= end ? to : null;
  });
  const names = chosen.map(({ name }) => name);
  const title = titleOf(
    trip,
    old.map(({ name }) => name),
    names,
    [start, end],
  );
  const next: TripRow = { ...trip, start_date: start, end_date: end, title };
  const destinations = await trips.destinations(db, [trip.id]);
  if (trip.status === 'failed') {
    await restartPlanning(context, db, trip.id);
    return { trip: next, replanned: nothingReplanned };
  }
  const events = await trips.events(db, trip.id);
  const replanned = await replan(context, { db, trip: next, destinations, before, days, events, delta, afresh });
  await storeReplanned(
    db,
    trip.id,
    replanned,
    events.map(({ id }) => id),
  );
  return { trip: next, replanned };
}
