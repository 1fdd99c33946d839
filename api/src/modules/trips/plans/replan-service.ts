import { randomUUID } from 'node:crypto';
import { toMinor } from '@tabi/shared/money';
import type { Moved } from '@tabi/shared/contracts/trip-changes';
import { addDays, atMinute, eachDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { HttpError } from '../../../http/http-error.ts';
import { bestSlots } from '@tabi/planner';
import { engineView } from '../events/domain/engine-plan.ts';
import { hoursOfVisit } from '../events/domain/warnings.ts';
import { waysOfDay } from '../events/domain/ways.ts';
import { inOrder, legsOf } from '../events/edit-service.ts';
import type { DayEvent } from '../events/event-row.ts';
import { planRequestOf } from '../core/domain/plan-request.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { plans, type KnownWays } from '../core/plan-repository.ts';
import type { NewIdea, TripDestinationRow, TripRow } from '../core/trip-row.ts';
import { carry, shifted, whyMoved, withNotes, type Displaced } from './domain/carry.ts';
import { destinationOn, type DayCity } from '../core/domain/trip-days.ts';
import { changedDays } from './domain/day-cities.ts';
import { planSegment, segmentsOf } from './segment-service.ts';

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
}

export interface Replanned {
  events: DayEvent[];
  moved: Moved[];
  /** Visits that found no day, which are ideas now. */
  leftOver: { place_id: number; reason: string }[];
  /** What the planner thought of for the new days. */
  ideas: NewIdea[];
}

export const daysOf = (destinations: TripDestinationRow[], start: string, end: string, delta = 0): DayCity[] =>
  eachDay(start, end).map((date) => ({
    date: addDays(date, delta),
    city: destinationOn(destinations, date)?.id ?? 0,
  }));

/** The best free slot for a place that had to leave its day. */
function slotFor(
  asked: Replanning,
  places: PlannablePlace[],
  events: DayEvent[],
  { event }: Displaced,
  known: KnownWays,
): DayEvent | null {
  const place = places.find(({ id }) => id === event.place_id);
  if (!place) return null;
  const request = planRequestOf(asked.trip, asked.destinations, places, toMinor, known);
  const view = engineView(request, events, asked.destinations, () => true);
  const [slot] = bestSlots(view.request, view.plan, String(place.id));
  if (!slot) return null;
  const at = {
    ...event,
    date: slot.date,
    starts_at: atMinute(slot.date, slot.start),
    ends_at: atMinute(slot.date, slot.end),
    reason: null,
  };
  return { ...at, ...hoursOfVisit(place, at) };
}

/**
 * The days of a trip whose dates or destinations have changed: what can stay where it is does, the days that must be are
 * planned anew with what the traveller placed on them, and of everything else it is told where it went and why.
 * @throws HttpError 422 when the new days cannot be planned
 */
export async function replan(context: ApiContext, asked: Replanning): Promise<Replanned> {
  const { db, trip, destinations, before, days, delta } = asked;
  const dates = days.map(({ date }) => date);
  const locationIds = [
    ...new Set([...destinations.map(({ id }) => id), ...asked.events.map((event) => event.location_id)]),
  ];
  const places = await plans.places(db, locationIds);
  const known = await plans.ways(db, locationIds);
  const byId = new Map(places.map((place) => [place.id, place]));
  const anew = changedDays(before, days);
  const shutBefore = new Set(asked.events.filter(({ open }) => open === false).map(({ id }) => id));
  const atNewDates = asked.events.map((event) => shifted(event, addDays(event.date, delta), byId));
  const { stays, displaced, moved } = carry(atNewDates, days, anew, shutBefore);
  const gone = atNewDates.filter(({ id }) => !stays.some((event) => event.id === id));
  let events = inOrder(stays);
  const ideas: NewIdea[] = [];
  for (const run of segmentsOf(dates, anew)) {
    const inRun = ({ date }: DayEvent) => run.dates.includes(date);
    const taken = new Set(
      events.flatMap((event) => (event.place_id !== null && !inRun(event) ? [event.place_id] : [])),
    );
    const chosen = displaced.flatMap(({ event }) =>
      event.place_id !== null && event.open !== false ? [event.place_id] : [],
    );
    const segment = { ...run, fixed: events.filter(inRun), taken, chosen: chosen.filter((id) => !taken.has(id)) };
    const planned = await planSegment(context, trip, { destinations, places, known }, segment);
    if (!planned)
      throw new HttpError('no-plan-found', 'We could not plan the new days. Try other dates or destinations.');
    events = inOrder([...events, ...withNotes(planned.events, gone)]);
    ideas.push(...planned.ideas);
  }
  const touched = new Set<string>();
  const leftOver: Replanned['leftOver'] = [];
  for (const one of displaced) {
    const { event, why } = one;
    if (event.place_id === null) continue;
    touched.add(event.date);
    const found = events.find(({ type, place_id }) => type === 'visit' && place_id === event.place_id);
    const placed = found ?? slotFor(asked, places, events, one, known);
    if (placed && !found) {
      events = inOrder([...events, placed]);
      touched.add(placed.date);
    }
    if (!placed) leftOver.push({ place_id: event.place_id, reason: why });
    const told = whyMoved(one, placed);
    if (told)
      moved.push({ title: event.title, poi_id: event.place_id, from: event.date, to: placed?.date ?? null, why: told });
  }
  const stood = new Set(events.map(({ place_id }) => place_id));
  const ways = await waysAnew(
    context,
    asked,
    atNewDates,
    events,
    [...touched].filter((date) => dates.includes(date) && !anew.has(date)),
  );
  return { events: ways, moved, leftOver, ideas: ideas.filter(({ place_id }) => !stood.has(place_id)) };
}

async function waysAnew(
  context: ApiContext,
  { destinations }: Replanning,
  before: DayEvent[],
  events: DayEvent[],
  dates: string[],
): Promise<DayEvent[]> {
  const tools = { leg: legsOf(context, destinations), newId: randomUUID };
  let after = events;
  for (const date of dates) {
    const stops = after.filter((event) => event.date === date && event.type !== 'hop');
    const ways = await waysOfDay(
      before.filter((event) => event.date === date),
      stops,
      tools,
    );
    after = [...after.filter((event) => event.date !== date), ...stops, ...ways];
  }
  return inOrder(after);
}
