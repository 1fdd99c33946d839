import { randomUUID } from 'node:crypto';
import type { ApiContext } from '../../../ports/context.ts';
import type { Pin } from '@tabi/planner';
import { engineView } from '../events/domain/engine-plan.ts';
import type { DayEvent } from '../events/event-row.ts';
import { isTransfer, wayTitle } from '../core/domain/hop-ends.ts';
import { bedsOn } from '../core/domain/nights.ts';
import { nothingNoted } from '../core/domain/noted.ts';
import { planRows } from '../core/domain/plan-events.ts';
import type { KnownWays } from '../core/plan-repository.ts';
import { planRequestOf } from '../core/domain/plan-request.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import type { NewEvent, NewIdea, TripDestinationRow, TripRow } from '../core/trip-row.ts';

/** Days next to one another that are planned anew. */
export interface Segment {
  dates: string[];
  /** What stays on them. */
  fixed: DayEvent[];
  /** Of the whole trip: where its days begin and end. */
  stays: readonly DayEvent[];
  /** Places that stood on such days, which come first. */
  chosen: number[];
  /** Places that stand on other days. */
  taken: ReadonlySet<number>;
  /** The day before, when the trip has one: it stays, and the first day may begin with the way from its city. */
  before: string | null;
}

export const segmentsOf = (
  dates: readonly string[],
  anew: ReadonlySet<string>,
): { dates: string[]; before: string | null }[] => {
  const segments: { dates: string[]; before: string | null }[] = [];
  dates.forEach((date, index) => {
    if (!anew.has(date)) return;
    const before = dates[index - 1] ?? null;
    if (before !== null && anew.has(before)) segments.at(-1)?.dates.push(date);
    else segments.push({ dates: [date], before });
  });
  return segments;
};

/** Nothing is planned on the day before. */
const wholeDay = (date: string): Pin => ({ id: `whole ${date}`, title: '', date, start: 0, end: 1440 });

/** A way from the middle of the city, or to it, leads from a bed or to one where it is known. */
function fromBed(event: NewEvent, stays: readonly DayEvent[]): NewEvent {
  if (event.type !== 'hop' || isTransfer(event)) return event;
  const { start, end } = bedsOn(stays, event.date);
  return {
    ...event,
    from_stay_id: event.from_place_id === null ? (start?.id ?? null) : null,
    to_stay_id: event.to_place_id === null ? (end?.id ?? null) : null,
    ...(event.to_place_id === null && end ? { title: wayTitle(event.travel_mode ?? 'walk', end.title) } : {}),
  };
}

/** @param trip with its new dates; the destinations with theirs. @returns null when no plan holds */
export async function planSegment(
  { routing, solver, log }: Pick<ApiContext, 'routing' | 'solver' | 'log'>,
  trip: TripRow,
  { destinations, places, known }: { destinations: TripDestinationRow[]; places: PlannablePlace[]; known: KnownWays },
  segment: Segment,
): Promise<{ events: DayEvent[]; ideas: NewIdea[] } | null> {
  // What is seen on another day is not seen again, nor is what it is a part of.
  const wholes = new Set(places.flatMap(({ id, whole_id }) => (segment.taken.has(id) && whole_id ? [whole_id] : [])));
  const isSeen = ({ id, whole_id }: PlannablePlace): boolean =>
    !segment.chosen.includes(id) && (wholes.has(id) || (whole_id !== null && segment.taken.has(whole_id)));
  const free = places.filter((place) => !segment.taken.has(place.id) && !isSeen(place));
  const { request } = engineView(
    planRequestOf(trip, destinations, free, known),
    [...segment.fixed.filter(({ type }) => type !== 'stay'), ...segment.stays],
    destinations,
    () => true,
  );
  const dates = new Set([...segment.dates, segment.before]);
  const asked = {
    ...request,
    days: request.days
      .filter(({ date }) => dates.has(date))
      .map((day) => (day.date === segment.before ? { ...day, start: 0, end: 1440 } : day)),
    pins: [...request.pins, ...(segment.before ? [wholeDay(segment.before)] : [])],
    chosen: segment.chosen.map(String),
  };
  const { plan, rejected, failure } = await solver.solve(await routing.prepare(asked));
  if (rejected.length || failure)
    log.error({ tripId: trip.id, rejected, failure }, 'New days could not be planned at once.');
  if (!plan) return null;
  const rows = planRows(plan, destinations, free);
  const fixed = new Set(segment.fixed.map(({ place_id }) => place_id));
  const eaten = new Set(segment.fixed.flatMap(({ type, meal, date }) => (type === 'meal' ? [`${date} ${meal}`] : [])));
  const point = new Map(places.map((place) => [place.id, place]));
  const events = rows.events
    .filter(({ date, type, place_id }) => segment.dates.includes(date) && !(type === 'visit' && fixed.has(place_id)))
    .filter(({ date, type, meal }) => type !== 'meal' || !eaten.has(`${date} ${meal}`))
    .map((event): DayEvent => {
      const { lat = null, lng = null } = point.get(event.place_id ?? 0) ?? {};
      const nothing = { ...nothingNoted, hotel_id: null, pinned: false, pushed: null };
      return { ...fromBed(event, segment.stays), ...nothing, id: randomUUID(), trip_id: trip.id, lat, lng };
    });
  return { events, ideas: rows.ideas };
}
