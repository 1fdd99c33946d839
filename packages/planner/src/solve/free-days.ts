import type { CheckedRequest } from './check-request.ts';
import type { Pace, Place, Plan } from '../model/model.ts';

/** A shorter stay is filled, however little there is for each of its days. */
const longStay = 7;
/** A day that a plan is worth making for holds so many stops, by pace. */
const fewestStops: Readonly<Record<Pace, number>> = { 0: 2.5, 1: 2.5, 2: 3 };
/** With no more than these for each day one also looks out of the city. */
const fewStops = 3;
/** A visit of more minutes than this fills the place of two. */
const longVisit = 180;

/** How many stops the sights of a city are, long ones counted for more. */
export const stopsOf = (sights: readonly Pick<Place, 'visitMinutes'>[]): number =>
  sights.reduce((sum, { visitMinutes }) => sum + Math.max(1, visitMinutes / longVisit), 0);

/** Whether a long stay has so many days in the city that some are better spent out of it. */
export const hasTimeToGoOut = (cityDays: number, stay: number, stops: number): boolean =>
  stay >= longStay && cityDays * fewStops > stops;

/** Of so many days in the city, those that nothing is left for. */
const daysToSpare = (cityDays: number, stay: number, stops: number, pace: Pace): number =>
  stay < longStay ? 0 : Math.max(0, cityDays - Math.ceil(stops / fewestStops[pace]));

/** So many of the days, spread evenly over them. */
export function spreadOver(days: readonly number[], count: number): number[] {
  const many = Math.min(count, days.length);
  return Array.from({ length: many }, (_, k) => days[Math.floor(((k + 0.5) * days.length) / many)]!);
}

/** A run of days in one city, by index. */
export interface Stay {
  readonly city: string;
  readonly first: number;
  /** The day after its last. */
  readonly next: number;
}

export function staysIn(cities: readonly string[]): Stay[] {
  const starts = cities.flatMap((city, i) => (i === 0 || cities[i - 1] !== city ? [i] : []));
  return starts.map((first, k) => ({ city: cities[first]!, first, next: starts[k + 1] ?? cities.length }));
}

/** What days in the city are for: who has seen the whole has seen its parts. */
export function sightsOf(places: readonly Place[]): Place[] {
  const ids = new Set(places.map(({ id }) => id));
  return places.filter(({ dayTrip, wholeId }) => !dayTrip && (wholeId === null || !ids.has(wholeId)));
}

/**
 * Days of long stays that are left without a plan, since so few stops a day would be a reason to be dressed by ten and no
 * more: spread over the stay, apart from its ends, days out and fixed events. Those of an earlier plan stay.
 */
export function freeDays(
  { request }: CheckedRequest,
  cities: readonly string[],
  trips: ReadonlyMap<number, unknown>,
  earlier: Plan | undefined,
): ReadonlySet<number> {
  if (earlier) {
    const free = new Set(earlier.days.flatMap((day) => (day.free ? [day.date] : [])));
    return new Set(request.days.flatMap(({ date }, i) => (free.has(date) ? [i] : [])));
  }
  const found = new Set<number>();
  for (const { city, first, next } of staysIn(cities)) {
    const days = Array.from({ length: next - first }, (_, i) => first + i).filter((i) => !trips.has(i));
    const own = request.places.filter(
      ({ id, destinationId }) => destinationId === city && !request.refused.includes(id),
    );
    const count = daysToSpare(days.length, next - first, stopsOf(sightsOf(own)), request.pace);
    const open = days.filter(
      (i) => i > first && i < next - 1 && !request.pins.some(({ date }) => date === request.days[i]!.date),
    );
    for (const i of spreadOver(open, count)) found.add(i);
  }
  return found;
}
