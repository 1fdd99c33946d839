import { randomUUID } from 'node:crypto';
import type { TripWarning } from '@tabi/shared/contracts/trip-changes';
import { atMinute } from '@tabi/shared/format';
import { bestSlots, type PlanRequest } from '@tabi/planner';
import { isTheirs } from '../core/domain/noted.ts';
import { planRequestOf } from '../core/domain/plan-request.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { plans } from '../core/plan-repository.ts';
import { blankEvent } from './domain/blank-event.ts';
import { engineView } from './domain/engine-plan.ts';
import { arranged, fittedDay } from './domain/whole-day.ts';
import { newWarnings, warningsOf } from './domain/warnings.ts';
import { inOrder, withWays, type Days } from './edit-service.ts';
import type { DayEvent } from './event-row.ts';

/** The days of a trip with all that may stand on them. */
export interface Ground extends Days {
  places: PlannablePlace[];
  request: PlanRequest;
  /** What is wrong with the days as they are. */
  known: TripWarning[];
}

/** The days with a place on them. */
export interface Fit {
  /** The visit of the place. */
  event: DayEvent;
  events: DayEvent[];
  /** What has to leave for it. */
  dropped: DayEvent[];
}

const mostOptions = 5;
const mustSee = 5;

type Stays = (event: DayEvent) => boolean;
const all: Stays = () => true;
const placed: Stays = ({ pinned }) => pinned;

/**
 * How a place is tried: with all visits where they are; with those moving that the planner placed; and on a day that is fuller than
 * the trip's pace, which the traveller may ask for.
 */
const ways: readonly { stays: Stays; pace?: 2 }[] = [{ stays: all }, { stays: placed }, { stays: placed, pace: 2 }];

const atPace = (ground: Ground, pace: 2 | undefined): Ground =>
  pace === undefined ? ground : { ...ground, request: { ...ground.request, pace } };

export async function groundOf(days: Days): Promise<Ground> {
  const { db, trip, destinations, events } = days;
  const cities = destinations.map(({ id }) => id);
  const places = await plans.places(db, cities);
  const request = planRequestOf(trip, destinations, places, await plans.ways(db, cities));
  return { ...days, places, request, known: warningsOf(trip, events) };
}

const worthOf = ({ places }: Ground, { place_id }: DayEvent): number =>
  places.find(({ id }) => id === place_id)?.importance ?? 0;
const isDear = (ground: Ground, event: DayEvent): boolean => isTheirs(event) || worthOf(ground, event) >= mustSee;

/** A visit of the place on a day, at no hour yet. */
export function visitOn({ trip }: Pick<Ground, 'trip'>, place: PlannablePlace, date: string): DayEvent {
  const row = { id: randomUUID(), trip_id: trip.id, location_id: place.location_id };
  const event = blankEvent(row, 'visit', atMinute(date, 0), atMinute(date, place.visit_minutes));
  const { id, name, lat, lng } = place;
  return { ...event, place_id: id, title: name, lat, lng, pinned: false };
}

/**
 * The days with a visit on one of them, whole: meals and ways are where they are then.
 * @returns null where it does not fit, or where something would be wrong that was not before
 */
export async function fitOn(ground: Ground, events: DayEvent[], added: DayEvent, stays: Stays): Promise<Fit | null> {
  const { date } = added;
  const view = engineView(ground.request, events, ground.destinations, stays);
  const moving = events.filter((event) => event.date === date && event.type === 'visit' && event.place_id !== null);
  const idsOf = (of: DayEvent[]) => [...of, added].map(({ place_id }) => String(place_id));
  const dear = moving.filter((event) => isDear(ground, event));
  const day = fittedDay(view, events, date, idsOf(moving), idsOf(dear));
  const { events: after, left } = arranged([...events, added], day, ground.places, randomUUID);
  if (left.some(({ id, type }) => id === added.id || type !== 'visit')) return null;
  const whole = await withWays(ground, { kind: '', events: inOrder(after), dates: [date], eventId: null });
  const event = whole.find(({ id }) => id === added.id);
  if (!event || newWarnings(ground.known, warningsOf(ground.trip, whole)).length > 0) return null;
  return { event, events: whole, dropped: left };
}

/**
 * Where nothing has to leave, `most` days of them: first where nothing has to move, then where only what the planner itself placed
 * moves within its day, then where the day becomes a full one.
 * @param added the visit, of any day
 */
export async function freeFits(ground: Ground, added: DayEvent, most: number): Promise<Fit[]> {
  const found: Fit[] = [];
  for (const { stays, pace } of ways) {
    const at = atPace(ground, pace);
    const view = engineView(at.request, at.events, at.destinations, stays);
    const slots = bestSlots(view.request, view.plan, String(added.place_id)).map(({ date }) => date);
    const dates = stays === all ? slots : [...slots, ...at.request.days.map(({ date }) => date)];
    for (const date of new Set(dates)) {
      if (found.length >= most) return found;
      if (found.some(({ event }) => event.date === date)) continue;
      const fit = await fitOn(at, at.events, { ...added, date }, stays);
      if (fit && fit.dropped.length === 0) found.push(fit);
    }
  }
  return found;
}

/** Days on which something has to leave, those first that neither a must-see nor anything of the traveller's own leaves. */
export async function costlyFits(ground: Ground, added: DayEvent, except: readonly string[]): Promise<Fit[]> {
  const found: Fit[] = [];
  for (const { date } of ground.request.days) {
    const fit = except.includes(date) ? null : await fitOn(ground, ground.events, { ...added, date }, placed);
    if (fit && fit.dropped.length > 0) found.push(fit);
  }
  const costOf = (event: DayEvent) =>
    isTheirs(event) ? 1_000 : worthOf(ground, event) + (isDear(ground, event) ? 100 : 0);
  const cost = ({ dropped }: Fit) => dropped.reduce((sum, event) => sum + costOf(event), 0);
  const sorted = found.sort((a, b) => cost(a) - cost(b));
  const cheap = sorted.filter(({ dropped }) => !dropped.some((event) => isDear(ground, event)));
  return (cheap.length ? cheap : sorted).slice(0, mostOptions);
}

/** The visit on its day without these. @returns null where still more would have to leave */
export async function fitWithout(ground: Ground, added: DayEvent, dropped: DayEvent[]): Promise<Fit | null> {
  const rest = ground.events.filter((event) => !dropped.includes(event));
  for (const { stays, pace } of ways) {
    const fit = await fitOn(atPace(ground, pace), rest, added, stays);
    if (fit?.dropped.length === 0) return { ...fit, dropped };
  }
  return null;
}
