import { destinationsOfDays } from './allocate.ts';
import { isLongWay, mealsOfDay, settleMinutes, type Arrival } from './arrival.ts';
import type { CheckedRequest } from './check-request.ts';
import type { Outing } from './day-trips.ts';
import { findTrips, mealMinutes, settledTrips } from './find-trips.ts';
import { freeDays } from './free-days.ts';
import { lightOf, type Light } from '../model/best-hours.ts';
import type { Problem } from '../model/impossible.ts';
import type { Day, GeoPoint, MealRule, Plan, PlanRequest, TravelTimes } from '../model/model.ts';
import { mostStops } from '../model/pace.ts';
import { roundDown, roundUp } from '../model/time.ts';

/** A day with everything settled that the search does not decide. */
export interface PreparedDay {
  readonly day: Day;
  readonly destinationId: string;
  /** Visits and meals lie in [open, close]; after the transfer and its luggage, on the 5-minute grid. */
  readonly open: number;
  readonly close: number;
  readonly stops: number;
  readonly startPoint: GeoPoint | null;
  readonly endPoint: GeoPoint | null;
  readonly transfer: Arrival | null;
  /** Null when nothing is known of its sun. */
  readonly light: Light | null;
  /** The breaks that it is to have. */
  readonly meals: readonly MealRule[];
  /** Ids of places that ask too much of somebody who has come a long way that day. */
  readonly tooMuch: ReadonlySet<string>;
  /** Set on a day out of the city: the places it is for. */
  readonly trip: ReadonlySet<string> | null;
  /** That day had nothing else to be for: its way counts for little. */
  readonly atLeisure: boolean;
  /** Left without a plan: the city does not fill so many days. */
  readonly free: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** What nobody does on the day of a long way unless they asked for it. */
const adventuresOf = ({ places, chosen }: PlanRequest): ReadonlySet<string> =>
  new Set(places.filter(({ id, tags }) => tags.includes('adventure') && !chosen.includes(id)).map(({ id }) => id));

/** Cities, transfers, limits and day trips of every day of a checked request. */
export function prepareDays(
  checked: CheckedRequest,
  worth: ReadonlyMap<string, number>,
  prize: ReadonlyMap<string, number>,
  travel: TravelTimes,
  problems: Problem[],
  earlier?: Plan,
): PreparedDay[] {
  const { request, cityPoints } = checked;
  const longest = Math.max(1, ...request.days.map((day) => mostStops(request.pace, day, request.theme)));
  const minutes = Math.max(1, ...request.days.map((day) => day.end - day.start - mealMinutes(checked, day)));
  const cities = destinationsOfDays(checked, worth, { stops: longest, minutes }, travel);
  const settled = earlier ? settledTrips(checked, earlier) : null;
  const trips = findTrips(checked, cities, prize, travel, settled);
  const free = freeDays(checked, cities, trips, earlier);
  const lightOn = lightOf(request.light);
  const adventures = adventuresOf(request);
  return request.days.map((day, index) => {
    const city = cities[index]!;
    const outing: Outing | null = trips.get(index) ?? null;
    const trip = outing?.placeIds ?? null;
    const centre = cityPoints.get(city) ?? null;
    const start = roundUp(day.start);
    let open = start;
    const close = roundDown(day.end);
    let transfer: PreparedDay['transfer'] = null;
    const before = index > 0 ? cities[index - 1]! : city;
    const from = cityPoints.get(before);
    if (before !== city && from && centre) {
      const leg = travel.transfer(from, centre);
      const end = start + leg.minutes;
      open = roundUp(end + settleMinutes);
      const { onTheWay } = mealsOfDay(request.meals, { start, open, close });
      if (end <= close) transfer = { from: before, leg, start, end, settleMinutes, meals: onTheWay };
      else problems.push({ code: 'transfer-too-long', date: day.date, minutes: leg.minutes });
    }
    const stops = mostStops(request.pace, { start: open, end: Math.max(open, close) }, request.theme);
    // Whoever changes a plan may fill a day that was left free.
    const unplanned = free.has(index) && !earlier;
    return {
      day,
      destinationId: city,
      open,
      close,
      stops: unplanned ? 0 : isLongWay(transfer) ? Math.max(1, stops - 1) : stops,
      startPoint: transfer ? centre : (day.startPoint ?? (trip ? centre : null)),
      endPoint: day.endPoint ?? (trip ? centre : null),
      transfer,
      light: lightOn(city, day.date),
      meals: mealsOfDay(request.meals, { start, open, close }).due,
      tooMuch: isLongWay(transfer) ? adventures : nothing,
      trip,
      atLeisure: outing?.atLeisure ?? false,
      free: free.has(index),
    };
  });
}
