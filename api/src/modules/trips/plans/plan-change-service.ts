import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { duplicateInput, PlanChange, TripPatch } from '@tabi/shared/contracts/trip-changes';
import { addDays, daysApart, eachDay, utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction, type Db } from '@tabi/postgres';
import { HttpError, invalid, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { warningsOf } from '../events/domain/warnings.ts';
import type { DayEvent } from '../events/event-row.ts';
import { ideas } from '../events/idea-repository.ts';
import { dayEvents } from '../events/repository.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { isJourney } from '../core/domain/hop-ends.ts';
import { nothingNoted } from '../core/domain/noted.ts';
import { tripSlug, tripTitle } from '../core/domain/trip-name.ts';
import { plans } from '../core/plan-repository.ts';
import { authorize } from '../core/policy.ts';
import { presentEvent } from '../core/presenter.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import { chosenLocations } from '../lifecycle/service.ts';
import { showTrip } from '../core/show-service.ts';
import { settings } from '../core/settings-repository.ts';
import type { NewTrip, TripDestinationRow, TripRow } from '../core/trip-row.ts';
import { staysOf, type DayCity } from '../core/domain/trip-days.ts';
import { citiesOfDays } from './domain/day-cities.ts';
import { daysOf, replan, type Replanned } from './replan-service.ts';

const mostDays = 30;

function requireDates({ now }: ApiContext, start: string, end: string, startBefore: string | null): void {
  if (end < start) throw invalid('endDate', 'The end cannot be before the start.');
  if (daysApart(start, end) >= mostDays) throw invalid('endDate', 'A trip can be at most 30 days.');
  if (start !== startBefore && start < utcDay(now()))
    throw invalid('startDate', 'That day has passed. Choose today or a later day.', 'day-passed');
}

async function store(
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

async function presented(
  { pool, now }: ApiContext,
  viewer: Viewer,
  tripId: string,
  { events, moved }: Pick<Replanned, 'events' | 'moved'>,
): Promise<PlanChange> {
  const trip = await findTrip({ pool, now }, viewer, tripId);
  return {
    trip: await showTrip(pool, trip, viewer),
    events: (await trips.events(pool, trip.id)).map(presentEvent),
    warnings: warningsOf(trip, events),
    moved,
  };
}

/** Both dates given and as many days as before: the whole plan goes along. */
const shiftOf = (trip: TripRow, { startDate, endDate }: TripPatch): number =>
  startDate && endDate && daysApart(startDate, endDate) === daysApart(trip.start_date, trip.end_date)
    ? daysApart(trip.start_date, startDate)
    : 0;

/** The trip's name follows its days unless somebody has given it another. */
function titleOf(trip: TripRow, before: string[], after: string[], dates: [string, string]): string {
  const usual = tripTitle(daysApart(trip.start_date, trip.end_date) + 1, before);
  return trip.title === usual ? tripTitle(daysApart(...dates) + 1, after) : trip.title;
}

async function withNewDays(
  context: ApiContext,
  db: Db,
  trip: TripRow,
  patch: TripPatch,
): Promise<{ trip: TripRow; replanned: Replanned }> {
  const start = patch.startDate ?? trip.start_date;
  const end = patch.endDate ?? trip.end_date;
  requireDates(context, start, end, trip.start_date);
  if (trip.status !== 'planned')
    throw new HttpError('not-planned', 'This trip is not planned yet. Wait until it is, or begin another one.');
  const old = await trips.destinations(db, [trip.id]);
  const wanted = [...new Set(patch.destination_ids ?? old.map(({ id }) => id))];
  const chosen = await chosenLocations(db, wanted);
  const dates = eachDay(start, end);
  if (wanted.length > dates.length)
    throw invalid(
      'destination_ids',
      `${dates.length} days are too short for ${wanted.length} destinations. Add days, or take one off.`,
    );
  const delta = shiftOf(trip, patch);
  const before = daysOf(old, trip.start_date, trip.end_date, delta);
  const days = citiesOfDays(before, dates, wanted);
  await settings.destinations(db, trip.id, staysOf(days));
  const names = chosen.map(({ name }) => name);
  const title = titleOf(
    trip,
    old.map(({ name }) => name),
    names,
    [start, end],
  );
  const next: TripRow = { ...trip, start_date: start, end_date: end, title };
  const destinations = await trips.destinations(db, [trip.id]);
  const events = await dayEvents.ofTrip(db, trip.id);
  const replanned = await replan(context, { db, trip: next, destinations, before, days, events, delta });
  await store(
    db,
    trip.id,
    replanned,
    events.map(({ id }) => id),
  );
  return { trip: next, replanned };
}

const changesDays = ({ startDate, endDate, destination_ids }: TripPatch): boolean =>
  startDate !== undefined || endDate !== undefined || destination_ids !== undefined;

/** @param check whether the change can be made to the trip as it is now */
export async function patchTrip(
  context: ApiContext,
  change: Change,
  patch: TripPatch,
  check: (trip: TripRow) => void = () => undefined,
): Promise<PlanChange> {
  const { pool } = context;
  if (typeof patch.source_id === 'number' && !(await cities.exists(pool, patch.source_id)))
    throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
  const { tripId, result } = await changeTrip(
    context,
    change,
    patch.locked === undefined ? 'edit' : 'own',
    async (db, trip) => {
      // A trip is unlocked first, and changed then.
      if (patch.locked !== false) authorize(trip, change.viewer, Object.keys(patch).length > 1 ? 'edit' : 'manage');
      check(trip);
      const made = changesDays(patch)
        ? await withNewDays(context, db, trip, patch)
        : { trip, replanned: { events: await dayEvents.ofTrip(db, trip.id), moved: [], leftOver: [], ideas: [] } };
      await settings.frame(db, {
        ...made.trip,
        title: patch.title ?? made.trip.title,
        locked: patch.locked ?? trip.locked,
        source_city_id: patch.source_id === undefined ? trip.source_city_id : patch.source_id,
      });
      const kind = patch.locked === undefined ? 'trip-changed' : patch.locked ? 'locked' : 'unlocked';
      return { kind, data: { fields: Object.keys(patch), moved: made.replanned.moved }, result: made.replanned };
    },
  );
  return presented(context, change.viewer, tripId, result);
}

/** @throws HttpError 422 for an end that is no later than before */
export const extendTrip = (context: ApiContext, change: Change, endDate: string): Promise<PlanChange> =>
  patchTrip(context, change, { endDate }, ({ end_date }) => {
    if (endDate <= end_date) throw invalid('endDate', `Choose a day after ${end_date}, on which the trip ends now.`);
  });

/** The way into the first city, which a copy that begins there does not have. */
const leadsIn = (event: DayEvent, first: string): boolean => event.date === first && isJourney(event);

interface Copy {
  id: string;
  viewer: Viewer;
  parts: TripDestinationRow[];
  before: DayCity[];
  start: string;
  end: string;
  source: number | null;
  /** All destinations of the original are in it. */
  whole: boolean;
}

const copyOf = (trip: TripRow, { id, viewer, parts, before, start, end, source, whole }: Copy): NewTrip => ({
  id,
  slug: tripSlug(
    before.length,
    parts.map(({ slug }) => slug),
  ),
  title: whole
    ? trip.title
    : tripTitle(
        before.length,
        parts.map(({ name }) => name),
      ),
  userId: viewer.user?.id ?? null,
  visitor: viewer.user ? null : viewer.visitor,
  startDate: start,
  endDate: end,
  startTime: trip.start_time,
  endTime: trip.end_time,
  tripPace: trip.trip_pace,
  theme: trip.theme,
  preferredTypes: trip.preferred_types,
  sourceId: source,
  currency: null,
  amount: null,
  seed: randomInt(2 ** 31),
  staysGiven: trip.stays_given,
  destinations: staysOf(before),
});

/** The copy belongs to whoever makes it; what is theirs alone (budget, to-dos, people, links) stays with the original. */
export async function duplicateTrip(
  context: ApiContext,
  viewer: Viewer,
  idOrSlug: string,
  wish: z.output<typeof duplicateInput>,
): Promise<PlanChange> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  const { pool } = context;
  const trip = await findTrip(context, viewer, idOrSlug);
  if (trip.status !== 'planned') throw new HttpError('not-planned', 'This trip is not planned yet. Wait until it is.');
  if (typeof wish.source_id === 'number' && !(await cities.exists(pool, wish.source_id)))
    throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
  const all = await trips.destinations(pool, [trip.id]);
  const parts = all.filter(({ id }) => wish.destination_id === undefined || id === wish.destination_id);
  const [from, to] = [parts[0]?.start_date, parts.at(-1)?.end_date];
  if (!from || !to) throw invalid('destination_id', 'This destination is not part of the trip.');
  const delta = daysApart(from, wish.startDate);
  const end = addDays(to, delta);
  requireDates(context, wish.startDate, end, null);
  const id = randomUUID();
  const before = daysOf(parts, from, to, delta);
  const copied = await dayEvents.ofTrip(pool, trip.id);
  const events = copied
    .filter((event) => event.date >= from && event.date <= to && !leadsIn(event, from))
    .map((event) => ({ ...event, id: randomUUID(), trip_id: id, ...nothingNoted, chosen: event.chosen, pushed: null }));
  const dates = { start: wish.startDate, end, source: wish.source_id ?? null, whole: parts.length === all.length };
  const result = await inTransaction(pool, async (db) => {
    await trips.insert(db, copyOf(trip, { id, viewer, parts, before, ...dates }));
    const copy = (await trips.find(db, id)) as TripRow;
    const destinations = await trips.destinations(db, [id]);
    const others = (await trips.ideas(db, trip.id)).filter(({ location_id }) =>
      parts.some((part) => part.id === location_id),
    );
    await ideas.append(
      db,
      id,
      others.map((idea, position) => ({ position, place_id: idea.id, reason: null })),
    );
    const replanned = await replan(context, { db, trip: copy, destinations, before, days: before, events, delta });
    await plans.finish(db, id, null, { events: [], ideas: [], destinations: staysOf(before) });
    await store(db, id, replanned, []);
    return replanned;
  });
  return presented(context, viewer, id, result);
}
