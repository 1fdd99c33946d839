import type { Place, Plan, PlannedDay, PlanRequest } from '../src/model/model.ts';
import { visitsOf } from './day-measures.ts';

/** A day that ends before has no evening. */
const eveningFrom = 1260;
/** What begins from here on is for the evening; who is busy until shortly before the end has none left. */
const eveningStarts = 1110;
const restMinutes = 90;

/** Days in a city that reach into the evening, and those of them with something in it. */
export function eveningsOf(request: PlanRequest, plan: Plan): { all: number; spent: number } {
  const endOf = new Map(request.days.map(({ date, end }) => [date, end]));
  const own = plan.days.filter(
    (day) => !day.dayTrip && !day.free && day.totals.visits > 0 && endOf.get(day.date)! >= eveningFrom,
  );
  const isSpent = ({ date, items }: PlannedDay): boolean =>
    items.some(({ type, start }) => (type === 'visit' || type === 'event') && start >= eveningStarts) ||
    (items.at(-1)?.end ?? 0) > endOf.get(date)! - restMinutes;
  return { all: own.length, spent: own.filter(isSpent).length };
}

/** For each must-see, the share of its city's days that lie before it; only of cities with more than one day. */
export function delaysOf(byId: ReadonlyMap<string, Place>, plan: Plan): number[] {
  const cities = new Map<string, PlannedDay[]>();
  for (const day of plan.days) cities.set(day.destinationId, [...(cities.get(day.destinationId) ?? []), day]);
  return [...cities.values()].flatMap((days) =>
    days.length < 2
      ? []
      : days.flatMap((day, rank) =>
          visitsOf(day).flatMap(({ placeId, pinId }) =>
            pinId === undefined && byId.get(placeId)!.importance >= 5 ? [rank / (days.length - 1)] : [],
          ),
        ),
  );
}

/** Wishes that are neither in the plan nor named among what could not be done. */
export function droppedSilently(request: PlanRequest, plan: Plan): number {
  const held = new Set(plan.days.flatMap((day) => visitsOf(day).map(({ placeId }) => placeId)));
  const named = new Set(plan.impossible.flatMap((problem) => ('placeId' in problem ? [problem.placeId] : [])));
  return request.chosen.filter((id) => !held.has(id) && !named.has(id) && !request.refused.includes(id)).length;
}
