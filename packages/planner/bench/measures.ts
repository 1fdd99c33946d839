import { leastWay, mostStopsSolved, wayOf } from './exact-day.ts';
import { wantedExchanges } from './exchanges.ts';
import { arrivalFaults, lightOfDay, measureDay, visitsOf, type DayMeasures } from './day-measures.ts';
import { earlierTours } from '../src/solve/earlier.ts';
import type { Plan, PlanRequest } from '../src/model/model.ts';
import { openSession, type Session } from '../src/solve/session.ts';
import type { Tours } from '../src/solve/search/problem.ts';
import { Routes } from '../src/solve/search/routes.ts';
import { scoreBound } from './bound.ts';
import { delaysOf, droppedSilently, eveningsOf } from './trip-measures.ts';

/** What a plan is like, beyond being possible. Shares are of 0 … 1. */
export interface Measures {
  readonly mustSees: { readonly wanted: number; readonly had: number };
  /** Travel within the days over travel and visits. */
  readonly travelShare: number;
  readonly days: readonly DayMeasures[];
  /** Days that begin with the way from another city, and what is false or hurried about them. */
  readonly arrivals: { readonly days: number; readonly faults: number };
  /** Parts that are visited beside their whole, though nobody asked for both. */
  readonly partsTwice: number;
  /** Meals, and those of them in a district that is known for them. */
  readonly meals: { readonly all: number; readonly placed: number };
  readonly light: { readonly wanted: number; readonly had: number; readonly dark: number }[];
  /** Evenings of days in a city, and those with something in them. */
  readonly evenings: { readonly all: number; readonly spent: number };
  /** Of each must-see the share of its city's days before it. */
  readonly delays: readonly number[];
  /** Wishes that are dropped and not named. */
  readonly dropped: number;
  /** Each day's minutes of way over the fewest possible for its stops. */
  readonly detours: readonly number[];
  /** Pairs of visits of two days that should change places. */
  readonly exchanges: number;
  /** Full days of one stay over the mean of that stay. */
  readonly balance: readonly number[];
  /** Worth less way, over a bound that no plan can pass; NaN when there is nothing to reach. */
  readonly ofBound: number;
}

/** A day counts as full from here on, in minutes of its own hours after a transfer. */
const fullDay = 480;

function balanceOf(session: Session, plan: Plan): number[] {
  const full = session.days.flatMap((day, t) => {
    const planned = plan.days[t]!;
    const busy = planned.items.reduce((sum, item) => sum + item.end - item.start, 0);
    return !day.transfer && !day.trip && day.close - day.open >= fullDay ? [{ city: day.destinationId, busy }] : [];
  });
  return [...new Set(full.map((day) => day.city))].flatMap((city) => {
    const own = full.filter((day) => day.city === city).map((day) => day.busy);
    const middle = own.reduce((sum, busy) => sum + busy, 0) / own.length;
    return own.length > 1 && middle > 0 ? own.map((busy) => busy / middle) : [];
  });
}

function detoursOf(session: Session, tours: Tours): number[] {
  return tours.flatMap((nodes, t) => {
    if (nodes.length < 2 || nodes.length > mostStopsSolved) return [];
    const way = wayOf(session.compiled, t, nodes);
    const least = leastWay(session.compiled, t, nodes);
    if (!Number.isFinite(least)) return [];
    return [least > 0 ? way / least : 1];
  });
}

/** Worth less way and waiting of tours, without the bonuses that meals, pins, must-sees and wishes carry. */
export function plainWorth(session: Session, tours: Tours): number {
  const { problem, worth } = session.compiled;
  const bare = { ...problem, prize: Float64Array.from(worth), penalty: null };
  const routes = new Routes(bare);
  return tours.reduce((sum, nodes, t) => (routes.load(t, nodes) ? sum + routes.evaluate(t) : sum), 0);
}

function mealsPlaced(plan: Plan): Measures['meals'] {
  const meals = plan.days.flatMap(({ items }) => items.flatMap((item) => (item.type === 'meal' ? [item] : [])));
  return { all: meals.length, placed: meals.filter(({ area }) => area).length };
}

export function measure(request: PlanRequest, plan: Plan): Measures {
  const byId = new Map(request.places.map((place) => [place.id, place]));
  const session = openSession(request, {}, plan);
  const { tours } = earlierTours(session, plan);
  const held = new Set(plan.days.flatMap((day) => visitsOf(day).map((visit) => visit.placeId)));
  const cities = new Set(plan.days.map((day) => day.destinationId));
  const wanted = request.places.filter(
    (place) => place.importance >= 5 && cities.has(place.destinationId) && !request.refused.includes(place.id),
  );
  const hops = plan.days.flatMap((day) => day.items.flatMap((item) => (item.type === 'hop' ? [item.minutes] : [])));
  const way = hops.reduce((sum, minutes) => sum + minutes, 0);
  const visiting = plan.days.reduce((sum, day) => sum + day.totals.visitMinutes, 0);
  const bound = scoreBound(session);
  return {
    mustSees: { wanted: wanted.length, had: wanted.filter((place) => held.has(place.id)).length },
    travelShare: way + visiting > 0 ? way / (way + visiting) : 0,
    days: plan.days.flatMap((day) => measureDay(request, byId, day) ?? []),
    arrivals: {
      days: plan.days.filter(({ items }) => items[0]?.type === 'transfer').length,
      faults: plan.days.reduce((sum, day) => sum + arrivalFaults(request, day), 0),
    },
    partsTwice: request.places.filter(
      ({ id, wholeId }) =>
        wholeId !== null &&
        held.has(id) &&
        held.has(wholeId) &&
        !(request.chosen.includes(id) && request.chosen.includes(wholeId)),
    ).length,
    meals: mealsPlaced(plan),
    light: plan.days.map((day) => lightOfDay(request, byId, day)),
    evenings: eveningsOf(request, plan),
    delays: delaysOf(byId, plan),
    dropped: droppedSilently(request, plan),
    detours: detoursOf(session, tours),
    exchanges: wantedExchanges(session.compiled, tours),
    balance: balanceOf(session, plan),
    ofBound: bound > 0 ? plainWorth(session, tours) / bound : NaN,
  };
}
