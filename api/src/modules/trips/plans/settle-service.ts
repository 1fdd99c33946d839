import { randomUUID } from 'node:crypto';
import type { Moved } from '@tabi/shared/contracts/trip-changes';
import { minuteOf } from '@tabi/shared/format';
import { suggestMore } from '@tabi/planner';
import { isNoted, isTheirs, notedOf } from '../core/domain/noted.ts';
import { engineView } from '../events/domain/engine-plan.ts';
import { arranged, fittedDay } from '../events/domain/whole-day.ts';
import { newWarnings, warningsOf } from '../events/domain/warnings.ts';
import { inOrder, withWays } from '../events/edit-service.ts';
import { fitOn, freeFits, visitOn, type Ground } from '../events/fit-service.ts';
import type { DayEvent } from '../events/event-row.ts';
import type { KeptIdea } from '../events/idea-repository.ts';
import { asOwn, shut, whyMoved, type Displaced } from './domain/carry.ts';
import type { DayCity } from '../core/domain/trip-days.ts';

/** Where everything went that could not stay. */
export interface Settled {
  events: DayEvent[];
  moved: Moved[];
  /** Visits that found no day, which are ideas now. */
  leftOver: KeptIdea[];
  /** Days whose ways may be others now. */
  touched: Set<string>;
}

/** Still there, at the same place in the trip or a new one. */
const standIn = (events: DayEvent[], { id, place_id }: DayEvent): DayEvent | undefined =>
  events.find((event) => event.id === id) ??
  events.find((event) => event.type === 'visit' && event.place_id === place_id);

/** The day of the trip that is nearest to a date. */
function nearest(days: readonly DayCity[], date: string): DayCity {
  const [first, last] = [days[0], days.at(-1)];
  const found = days.find((day) => day.date === date) ?? (first && date < first.date ? first : last);
  if (!found) throw new Error('A trip without days has no nearest one.');
  return found;
}

const at = (ground: Ground, events: DayEvent[]): Ground => ({
  ...ground,
  events,
  known: warningsOf(ground.trip, events),
});

/** One visit that lost its day: on another one, among the ideas, or as an event of its own where it stands already. */
async function settleOne(
  ground: Ground,
  days: readonly DayCity[],
  settled: Settled,
  { displaced, again }: { displaced: Displaced; again: boolean },
): Promise<void> {
  const { event, why } = displaced;
  const { place_id } = event;
  if (place_id === null) return;
  settled.touched.add(event.date);
  let placed = standIn(settled.events, event);
  const doubled = placed ? placed.id !== event.id : settled.leftOver.some((idea) => idea.place_id === place_id);
  if (doubled && isNoted(event)) {
    const day = nearest(days, event.date);
    const own = asOwn(event, randomUUID(), day.date, day.city);
    settled.events = inOrder([...settled.events, own]);
  } else if (!placed && (again || isTheirs(event)) && ground.places.some(({ id }) => id === place_id)) {
    const visit = { ...event, pinned: false, chosen: isTheirs(event), reason: null };
    const [fit] = await freeFits(at(ground, settled.events), visit, 1);
    if (fit) settled.events = fit.events;
    placed = fit?.event;
  }
  if (!placed && !doubled) settled.leftOver.push({ ...notedOf(event), chosen: isTheirs(event), place_id, reason: why });
  const told = whyMoved(displaced, placed ?? null);
  if (told)
    settled.moved.push({ title: event.title, poi_id: place_id, from: event.date, to: placed?.date ?? null, why: told });
}

/** The time around what left a day: from the end of what stands before it to the start of what comes after. */
function holeOf(events: DayEvent[], { date, starts_at }: DayEvent): { from: number; to: number } {
  const stops = events.filter((event) => event.date === date && ['visit', 'custom'].includes(event.type));
  const ends = stops.flatMap((stop) => (stop.starts_at < starts_at ? [minuteOf(date, stop.ends_at)] : []));
  const starts = stops.flatMap((stop) => (stop.starts_at >= starts_at ? [minuteOf(date, stop.starts_at)] : []));
  return { from: Math.max(0, ...ends), to: Math.min(2880, ...starts) };
}

/**
 * A day that has lost a stop, whole again: what was eaten inside the stop is eaten beside it, and the ways are long enough. What the
 * planner placed moves where the meals alone are not enough; a day that cannot be mended stays, and its warnings say why.
 */
async function mendedDay(ground: Ground, date: string): Promise<DayEvent[]> {
  const { events, request, destinations, places, trip } = ground;
  const edit = { kind: '', dates: [date], eventId: null };
  const asIs = await withWays(ground, { ...edit, events });
  for (const stays of [() => true, ({ pinned }: DayEvent) => pinned]) {
    const view = engineView(request, events, destinations, stays);
    const stops = events.filter((event) => event.date === date && event.type === 'visit' && !stays(event));
    const ids = stops.map(({ place_id }) => String(place_id));
    const { events: after, left } = arranged(events, fittedDay(view, events, date, ids), places, randomUUID);
    if (left.length > 0) continue;
    const whole = await withWays(ground, { ...edit, events: inOrder(after) });
    if (newWarnings(ground.known, warningsOf(trip, whole)).length === 0) return whole;
  }
  return asIs;
}

/** Fills the time of a stop that cannot be there with the best of the ideas; none of them may fit. */
async function refill(ground: Ground, settled: Settled, gone: DayEvent, ideas: ReadonlySet<number>): Promise<void> {
  const { date, title } = gone;
  settled.events = await mendedDay(at(ground, settled.events), date);
  const view = engineView(ground.request, settled.events, ground.destinations, () => true);
  const found = suggestMore(view.request, view.plan, date, ground.places.length, holeOf(settled.events, gone));
  for (const { placeId, gain } of found) {
    const place = ground.places.find(({ id }) => id === Number(placeId));
    if (gain <= 0 || !place || !ideas.has(place.id)) continue;
    const now = at(ground, settled.events);
    const fit = await fitOn(now, now.events, visitOn(ground, place, date), () => true);
    if (!fit || fit.dropped.length > 0) continue;
    settled.events = fit.events;
    settled.moved.push({
      title: place.name,
      poi_id: place.id,
      from: null,
      to: date,
      why: `It fills the time of ${title}.`,
    });
    return;
  }
}

/** The other stops of a day that had to make room or close a hole: that they moved is told too. */
const putInOrder = (before: readonly DayEvent[], { events, moved }: Settled): Moved[] =>
  before.flatMap((was) => {
    const now = was.type === 'visit' ? standIn(events, was) : undefined;
    if (!now || now.starts_at === was.starts_at || moved.some(({ poi_id }) => poi_id === was.place_id)) return [];
    const why = 'The stops of its day were put in order anew.';
    return [{ title: was.title, poi_id: was.place_id, from: was.date, to: now.date, why }];
  });

/**
 * Finds a place for everything that lost its own, and fills the holes that closed doors leave.
 * @param again what the planner placed is looked for a day too, besides what the traveller did
 */
export async function settle(
  ground: Ground,
  days: readonly DayCity[],
  displaced: Displaced[],
  { again, ideas, anew }: { again: boolean; ideas: readonly KeptIdea[]; anew: ReadonlySet<string> },
): Promise<Settled> {
  const settled: Settled = { events: ground.events, moved: [], leftOver: [], touched: new Set() };
  for (const one of displaced) await settleOne(ground, days, settled, { displaced: one, again });
  const free = new Set(ideas.map(({ place_id }) => place_id));
  for (const { event, why } of displaced)
    if (why === shut && !anew.has(event.date) && standIn(settled.events, event)?.date !== event.date)
      await refill(ground, settled, event, free);
  settled.moved.push(...putInOrder(ground.events, settled));
  return settled;
}
