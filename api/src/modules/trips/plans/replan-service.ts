import { randomUUID } from 'node:crypto';
import type { Moved } from '@tabi/shared/contracts/trip-changes';
import { addDays, eachDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { HttpError } from '../../../http/http-error.ts';
import { inOrder, legsOf, withWays } from '../events/edit-service.ts';
import { groundOf } from '../events/fit-service.ts';
import { ideas, type KeptIdea } from '../events/idea-repository.ts';
import type { DayEvent } from '../events/event-row.ts';
import { isNoted, isTheirs, withNoted } from '../core/domain/noted.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { plans, type KnownWays } from '../core/plan-repository.ts';
import type { NewIdea, TripDestinationRow, TripRow } from '../core/trip-row.ts';
import { carry, shifted, withNotes, type Carried } from './domain/carry.ts';
import { destinationOn, type DayCity } from '../core/domain/trip-days.ts';
import { changedDays } from './domain/day-cities.ts';
import { planSegment, segmentsOf } from './segment-service.ts';
import { settle } from './settle-service.ts';

/** A trip that is to have other days. */
export interface Replanning {
  db: Db;
  /** With its new dates. */
  trip: TripRow;
  /** With the days they are to have. */
  destinations: TripDestinationRow[];
  /** The days as they were, at their new dates. */
  before: DayCity[];
  days: DayCity[];
  /** As they were, at their old dates. */
  events: DayEvent[];
  /** Days by which everything moves. */
  delta: number;
  /** All days are planned from the beginning, and only what is the traveller's own is sure to stay. */
  afresh?: boolean;
}

export interface Replanned {
  events: DayEvent[];
  moved: Moved[];
  /** Visits that found no day, which are ideas now. */
  leftOver: KeptIdea[];
  /** What the planner thought of for the new days. */
  ideas: NewIdea[];
}

export const daysOf = (destinations: TripDestinationRow[], start: string, end: string, delta = 0): DayCity[] =>
  eachDay(start, end).map((date) => ({
    date: addDays(date, delta),
    city: destinationOn(destinations, date)?.id ?? 0,
  }));

/** Of what stands, a booking that moves with its trip is told: nobody but the traveller can move it in truth. */
const bookingsMoved = ({ events, delta, days }: Replanning): Moved[] =>
  events.flatMap(({ type, title, date }) => {
    const to = addDays(date, delta);
    if (delta === 0 || type !== 'stay' || !days.some((day) => day.date === to)) return [];
    return [{ title, poi_id: null, from: date, to, why: 'It went along with the trip. Ask for the new dates there.' }];
  });

interface Ready {
  places: PlannablePlace[];
  known: KnownWays;
  ideas: KeptIdea[];
  /** Dates that are planned anew. */
  anew: ReadonlySet<string>;
  /** The old events at their new dates. */
  shiftedEvents: DayEvent[];
  carried: Carried;
}

async function prepare({ db, trip, destinations, before, days, delta, events, afresh }: Replanning): Promise<Ready> {
  const locationIds = [...new Set([...destinations.map(({ id }) => id), ...events.map((event) => event.location_id)])];
  const places = await plans.places(db, locationIds);
  const byId = new Map(places.map((place) => [place.id, place]));
  const anew = afresh ? new Set(days.map(({ date }) => date)) : changedDays(before, days);
  const shutBefore = new Set(events.filter(({ open }) => open === false).map(({ id }) => id));
  const shiftedEvents = events.map((event) => shifted(event, addDays(event.date, delta), byId));
  const carried = carry(shiftedEvents, { days, anewOn: anew, shutBefore, newId: randomUUID });
  return {
    places,
    known: await plans.ways(db, locationIds),
    ideas: await ideas.kept(db, trip.id),
    anew,
    shiftedEvents,
    carried,
  };
}

/** The days that are planned anew, with what the traveller wants on them first. */
async function planAnew(
  context: ApiContext,
  asked: Replanning,
  ready: Ready,
): Promise<Pick<Replanned, 'events' | 'ideas'>> {
  const { trip, destinations, days, afresh } = asked;
  const { places, anew, carried, shiftedEvents } = ready;
  const dates = days.map(({ date }) => date);
  const been = new Set(ready.ideas.flatMap((idea) => (idea.been ? [idea.place_id] : [])));
  const open = places.filter(({ id }) => !been.has(id));
  const gone = shiftedEvents.filter(({ id }) => !carried.stays.some((event) => event.id === id));
  const wished = [
    ...carried.displaced.flatMap(({ event }) => (!afresh || isTheirs(event) ? [event.place_id] : [])),
    ...ready.ideas.flatMap((idea) => (!idea.been && (idea.chosen || isNoted(idea)) ? [idea.place_id] : [])),
  ].filter((id) => id !== null);
  let events = inOrder(carried.stays);
  const found: NewIdea[] = [];
  for (const run of segmentsOf(dates, anew)) {
    const inRun = ({ date }: DayEvent) => run.dates.includes(date);
    const taken = new Set(
      events.flatMap((event) => (event.place_id !== null && !inRun(event) ? [event.place_id] : [])),
    );
    const chosen = [...new Set(wished)].filter((id) => !taken.has(id));
    const stays = events.filter(({ type }) => type === 'stay');
    const segment = { ...run, fixed: events.filter(inRun), stays, taken, chosen };
    const planned = await planSegment(context, trip, { destinations, places: open, known: ready.known }, segment);
    if (!planned)
      throw new HttpError('no-plan-found', 'We could not plan the new days. Try other dates or destinations.');
    events = inOrder([...events, ...withNotes(planned.events, gone)]);
    found.push(...planned.ideas);
  }
  const ideaOf = new Map(ready.ideas.map((idea) => [idea.place_id, idea]));
  return {
    events: events.map((event) => (event.type === 'visit' ? withNoted(event, ideaOf.get(event.place_id ?? 0)) : event)),
    ideas: found,
  };
}

/**
 * The days of a trip whose dates, destinations or wishes have changed: what can stay where it is does, the days that must be are
 * planned anew with what the traveller placed on them, and of everything else it is told where it went and why.
 * @throws HttpError 422 when the new days cannot be planned
 */
export async function replan(context: ApiContext, asked: Replanning): Promise<Replanned> {
  const { destinations, days } = asked;
  const ready = await prepare(asked);
  const planned = await planAnew(context, asked, ready);
  const walked = await plans.walkedPlaces(
    asked.db,
    destinations.map(({ id }) => id),
  );
  const leg = legsOf(context, destinations, walked);
  const ground = await groundOf({ ...asked, events: planned.events, places: [], leg });
  const settled = await settle(ground, days, ready.carried.displaced, { ...ready, again: !asked.afresh });
  const stood = new Set(settled.events.map(({ place_id }) => place_id));
  const dates = [...settled.touched].filter((date) => days.some((day) => day.date === date) && !ready.anew.has(date));
  const old = { ...ground, events: ready.shiftedEvents };
  const events = await withWays(old, { kind: '', events: settled.events, dates, eventId: null });
  return {
    events,
    moved: [...ready.carried.moved, ...bookingsMoved(asked), ...settled.moved],
    leftOver: settled.leftOver,
    ideas: planned.ideas.filter(({ place_id }) => !stood.has(place_id)),
  };
}
