import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DaysChange } from '@tabi/shared/contracts/trip-changes';
import { eachDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { estimatedTravel, walkedTravel } from '@tabi/planner';
import { invalid } from '../../../http/http-error.ts';
import { ratesInMemory } from '../../catalogue/currencies/repository.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { bedsOn, touchesDay } from '../core/domain/nights.ts';
import { destinationOf } from '../core/domain/plan-request.ts';
import { keptTrips } from '../core/kept-service.ts';
import type { NotedPlaceRow } from '../core/notes-repository.ts';
import type { WalkedPlace } from '../core/plan-repository.ts';
import { sightOf } from '../core/policy.ts';
import { orPreview, Preview } from '../core/preview-service.ts';
import { showStored, type Look } from '../core/show-service.ts';
import { changedTrip, storedTrip, type StoredTrip } from '../core/stored-service.ts';
import type { TripDestinationRow, TripRow } from '../core/trip-row.ts';
import type { Both } from './domain/taking-back.ts';
import { waysOfDay, type FindLeg } from './domain/ways.ts';
import type { DayEvent } from './event-row.ts';
import { keptOf } from './idea-repository.ts';
import { doneBetween, memoryOf } from './memory-service.ts';
import { dayEvents } from './repository.ts';
import { seenDays } from './seen-days-service.ts';
import type { Done } from './undo-repository.ts';

/** A trip's days, ready to be changed. */
export interface Days {
  db: Db;
  trip: TripRow;
  destinations: TripDestinationRow[];
  /** In order of time. */
  events: DayEvent[];
  /** Of the catalogue, as far as it was read already. */
  places: readonly NotedPlaceRow[];
  leg: FindLeg;
}

export interface Edit {
  kind: string;
  /** All events as they are to be; the ways of the days that change are found anew. */
  events: DayEvent[];
  /** The days whose ways may be others now. */
  dates: string[];
  eventId: string | null;
  why?: string;
  /** Nothing of it is stored: the answer shows what would be. */
  preview?: boolean;
  /** Ways that were there once and are wanted again where they still join two stops. */
  ways?: DayEvent[];
}

/** By the first of these columns in which two events are not the same. */
const sortedBy = (events: DayEvent[], columns: readonly ('starts_at' | 'ends_at' | 'type' | 'id')[]): DayEvent[] =>
  [...events].sort((a, b) => {
    const column = columns.find((one) => a[one] !== b[one]);
    return column === undefined ? 0 : a[column] < b[column] ? -1 : 1;
  });

export const inOrder = (events: DayEvent[]): DayEvent[] => sortedBy(events, ['starts_at', 'ends_at']);

/** As the database has them in order. */
const inStoredOrder = (events: DayEvent[]): DayEvent[] => sortedBy(events, ['starts_at', 'ends_at', 'type', 'id']);

/** How long it takes by the mode that is usual for the distance, or by the one that somebody chose. */
export function legsOf(
  { routing }: Pick<ApiContext, 'routing'>,
  destinations: TripDestinationRow[],
  walked: readonly WalkedPlace[],
): FindLeg {
  const cities = destinations.map(destinationOf);
  const usual = walkedTravel(
    walked.map(({ walked_in: walkedIn, ...point }) => ({ walkedIn, ...point })),
    cities,
    estimatedTravel(cities),
  );
  return (from, to, mode) => {
    const squared = (city: (typeof cities)[number]) => (city.lat - to.lat) ** 2 + (city.lng - to.lng) ** 2;
    const [city] = [...cities].sort((a, b) => squared(a) - squared(b));
    return routing.leg(mode ?? usual.leg(from, to).mode, from, to, city?.ways);
  };
}

export const daysOf = (
  context: ApiContext,
  db: Db,
  trip: TripRow,
  { destinations, events, notable, walked }: StoredTrip,
): Days => ({
  db,
  trip,
  destinations,
  events,
  places: notable.places,
  leg: legsOf(context, destinations, walked),
});

/** The days that begin or end in another bed than before. */
function daysOfOtherBeds({ trip, events: before }: Days, events: DayEvent[]): string[] {
  const stays = (of: DayEvent[]) => of.filter(({ type }) => type === 'stay');
  const known = new Set(stays(before).map((stay) => JSON.stringify(stay)));
  const left = new Set(stays(events).map((stay) => JSON.stringify(stay)));
  const other = [
    ...stays(events).filter((stay) => !known.has(JSON.stringify(stay))),
    ...stays(before).filter((stay) => !left.has(JSON.stringify(stay))),
  ];
  if (other.length === 0) return [];
  return eachDay(trip.start_date, trip.end_date).filter((date) => other.some((stay) => touchesDay(stay, date)));
}

/** The days with their ways found anew. */
export async function withWays(days: Days, { events, dates: touched, ways: again = [] }: Edit): Promise<DayEvent[]> {
  const { events: before, leg } = days;
  const dates = [...touched, ...daysOfOtherBeds(days, events)];
  const kept = events.filter(({ type, date }) => type !== 'hop' || !dates.includes(date));
  const ways = await Promise.all(
    [...new Set(dates)].map((date) => {
      const on = (event: DayEvent) => event.date === date;
      // A way that is wanted again stands for the one that it became, whichever of the two leaves first.
      const wanted = new Set(again.map(({ id }) => id));
      const known = [
        ...before.filter((event) => on(event) && event.type !== 'hop'),
        ...[...hopsOf(events, before).filter(({ id }) => !wanted.has(id)), ...again].filter(on),
      ];
      return waysOfDay(known, kept.filter(on), { leg, newId: randomUUID, beds: bedsOn(events, date) });
    }),
  );
  return inOrder([...kept, ...ways.flat()]);
}

/** The ways as the edit has them, which may have changed one. */
const hopsOf = (events: DayEvent[], before: DayEvent[]): DayEvent[] => {
  const edited = new Map(events.map((event) => [event.id, event]));
  return before.filter(({ type }) => type === 'hop').map((hop) => edited.get(hop.id) ?? hop);
};

/** What has to be written so that the events of before become those of after, and what that does to each. */
export function eventsToWrite(
  before: DayEvent[],
  after: DayEvent[],
): { changed: DayEvent[]; gone: string[]; done: Both<DayEvent>[] } {
  const was = new Map(before.map((event) => [event.id, event]));
  const left = new Set(after.map(({ id }) => id));
  const changed = after.filter((event) => !isDeepStrictEqual(was.get(event.id), event));
  const gone = before.filter(({ id }) => !left.has(id));
  return {
    changed,
    gone: gone.map(({ id }) => id),
    done: [
      ...gone.map((event) => ({ before: event, after: null })),
      ...changed.map((event) => ({ before: was.get(event.id) ?? null, after: event })),
    ],
  };
}

/** All events in order, with those that were written as they are stored; what has not changed is the same object as before. */
export function eventsWritten(before: DayEvent[], after: DayEvent[], stored: DayEvent[]): DayEvent[] {
  const byId = new Map([...before, ...stored].map((event) => [event.id, event]));
  return inStoredOrder(after.map((event) => byId.get(event.id) ?? event));
}

async function store({ db, trip, events }: Days, after: DayEvent[]): Promise<DayEvent[]> {
  const { changed, gone } = eventsToWrite(events, after);
  if (gone.length) await dayEvents.remove(db, trip.id, gone);
  const stored = changed.length ? await dayEvents.store(db, trip.id, changed) : [];
  return eventsWritten(events, after, stored);
}

/** More than anybody looks at; every answer about the trip carries all of them. */
const mostEvents = 400;

/** @throws HttpError 422 for one more than there may be; what is there already can still be changed */
export function requireRoom(before: DayEvent[], after: DayEvent[]): void {
  const count = (events: DayEvent[]) => events.filter(({ type }) => type !== 'hop').length;
  if (count(after) > mostEvents && count(after) > count(before))
    throw invalid('title', `There are ${mostEvents} events on this trip already. Take one off first.`, 'too-many');
}

/** The edit stored: the trip as it is then, and what was done to it, so that it can be taken back. */
async function storeEdit(days: Days, before: StoredTrip, wanted: Edit): Promise<{ after: StoredTrip; undo: Done }> {
  const { db, trip } = days;
  requireRoom(days.events, wanted.events);
  const events = await store(days, await withWays(days, wanted));
  const was = { events: before.events, ideas: before.ideas.map(keptOf) };
  const is = await memoryOf(db, trip, events);
  const ideasChanged = !isDeepStrictEqual(was.ideas, is.ideas);
  const after = await changedTrip(db, before, { tripId: trip.id, events, ideasChanged });
  return { after, undo: doneBetween(was, is) };
}

/** What an answer says of the edit itself. */
export const toldOf = ({ eventId, why }: Edit) => ({ event_id: eventId, why: why ?? null });

/** All days after an edit, and what no longer fits. The versions are left to whoever knows them. */
export const wholeDays = async (db: Db, look: Look, after: StoredTrip) => ({
  trip: await showStored(db, look, after),
  ...seenDays(look.trip, after, sightOf(look.trip, look.viewer)),
});

/** What the log says of an edit. */
export const logOf = ({ kind, eventId, dates }: Edit) => ({
  kind,
  data: { event_id: eventId, dates: [...new Set(dates)] },
});

/** Changes the days of a trip, and answers with all of them and with what no longer fits. */
export async function editDays(
  context: ApiContext,
  change: Change,
  edit: (days: Days) => Promise<Edit>,
): Promise<DaysChange> {
  const { viewer } = change;
  const rates = await context.mirror.of(ratesInMemory);
  return orPreview(async () => {
    const { version, result } = await changeTrip(context, change, 'edit', async (db, trip) => {
      const edition = context.mirror.edition();
      const before = keptTrips(context).find(trip) ?? (await storedTrip(db, trip));
      const days = daysOf(context, db, trip, before);
      const wanted = await edit(days);
      const { after, undo } = await storeEdit(days, before, wanted);
      const answer = { ...toldOf(wanted), ...(await wholeDays(db, { trip, viewer, rates }, after)) };
      if (wanted.preview) throw new Preview<DaysChange>({ version: trip.version, ...answer });
      return { ...logOf(wanted), undo, result: { answer, after, edition, trip } };
    });
    const { answer, after, edition, trip } = result;
    keptTrips(context).keep({ ...trip, version }, edition, after);
    return { version, ...answer, trip: { ...answer.trip, version } };
  });
}
