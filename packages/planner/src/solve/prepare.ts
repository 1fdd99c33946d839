import { destinationsOfDays } from './allocate.ts';
import { isLongWay, mealsOfDay, settleMinutes, type Arrival } from './arrival.ts';
import type { CheckedRequest } from './check-request.ts';
import { together, tripDays } from './day-trips.ts';
import { lightOf, type Light } from '../model/best-hours.ts';
import type { Problem } from '../model/impossible.ts';
import type { Day, GeoPoint, MealRule, Place, Plan, TravelTimes } from '../model/model.ts';
import { mostStops } from '../model/pace.ts';
import { roundDown, roundUp, windowsOn } from '../model/time.ts';

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
}

const nothing: ReadonlySet<string> = new Set();
const shortestTripStay = 3;
const spareMinutes = 60;

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
  const lightOn = lightOf(request.light);
  const adventures = new Set(
    request.places
      .filter(({ id, tags }) => tags.includes('adventure') && !request.chosen.includes(id))
      .map(({ id }) => id),
  );
  return request.days.map((day, index) => {
    const city = cities[index]!;
    const trip = trips.get(index) ?? null;
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
    return {
      day,
      destinationId: city,
      open,
      close,
      stops: isLongWay(transfer) ? Math.max(1, stops - 1) : stops,
      startPoint: transfer ? centre : (day.startPoint ?? (trip ? centre : null)),
      endPoint: day.endPoint ?? (trip ? centre : null),
      transfer,
      light: lightOn(city, day.date),
      meals: mealsOfDay(request.meals, { start, open, close }).due,
      tooMuch: isLongWay(transfer) ? adventures : nothing,
      trip,
    };
  });
}

/** The trips that an earlier plan really made. */
function settledTrips(checked: CheckedRequest, earlier: Plan): Map<number, ReadonlySet<string>> {
  const { request } = checked;
  const trips = request.places.filter((place) => place.dayTrip && !request.refused.includes(place.id));
  const held = new Map<string, string>();
  for (const day of earlier.days)
    for (const item of day.items) if (item.type === 'visit') held.set(item.placeId, day.date);
  const out = new Set(earlier.days.filter((day) => day.dayTrip).map((day) => day.date));
  return new Map(
    request.days.flatMap((day, index): [number, ReadonlySet<string>][] => {
      const there = trips.filter((place) => held.get(place.id) === day.date);
      if (!out.has(day.date) || !day.dayTripsAllowed || there.length === 0) return [];
      return [[index, new Set(together(there, trips).map((place) => place.id))]];
    }),
  );
}

/**
 * Day-trip places by index of day. Stays are runs of days in one city. Trips that are settled stay, and then only a
 * chosen place is reason for another.
 */
function findTrips(
  checked: CheckedRequest,
  cities: readonly string[],
  worth: ReadonlyMap<string, number>,
  travel: TravelTimes,
  settled: ReadonlyMap<number, ReadonlySet<string>> | null,
): Map<number, ReadonlySet<string>> {
  const { request } = checked;
  const found = new Map(settled ?? []);
  const chosen = new Set(request.chosen);
  const refused = new Set(request.refused);
  const done = new Set([...found.values()].flatMap((ids) => [...ids]));
  const wishes = request.places.filter((place) => place.dayTrip && chosen.has(place.id) && !done.has(place.id));
  const reasons = settled && new Set(together(wishes, request.places).map((place) => place.id));
  for (let first = 0; first < cities.length;) {
    let next = first + 1;
    while (next < cities.length && cities[next] === cities[first]) next++;
    const city = cities[first]!;
    const places = request.places.filter(
      (place) =>
        place.destinationId === city &&
        !refused.has(place.id) &&
        !done.has(place.id) &&
        (!place.dayTrip || !reasons || reasons.has(place.id)),
    );
    const centre = checked.cityPoints.get(city);
    const wayTo = (place: Place): number => (centre ? travel.leg(centre, place).minutes : 0);
    const days = request.days.slice(first, next).map((day, i) => ({
      allowed:
        day.dayTripsAllowed &&
        !found.has(first + i) &&
        !(i === 0 && first > 0) &&
        !request.pins.some((pin) => pin.date === day.date),
      minutes: day.end - day.start - mealMinutes(checked, day),
      open: new Set(places.filter((place) => isOpen(place, day, wayTo(place))).map((place) => place.id)),
    }));
    const wanted = places.some((place) => place.dayTrip && chosen.has(place.id));
    if (request.days.length >= shortestTripStay || wanted) {
      const stops = mostStops(request.pace, request.days[first]!, request.theme);
      for (const trip of tripDays(days, places, worth, chosen, stops, wayTo)) {
        found.set(first + trip.day, trip.placeIds);
        for (const id of trip.placeIds) done.add(id);
      }
    }
    first = next;
  }
  return found;
}

/** What the meals that a day spans take of it. */
export const mealMinutes = ({ request }: CheckedRequest, day: Pick<Day, 'start' | 'end'>): number =>
  request.meals
    .filter((rule) => day.start <= rule.earliest && day.end >= rule.latest)
    .reduce((sum, rule) => sum + rule.minutes, 0);

/** Open long enough for the visit, with the way there and back within the day and an hour to spare for a meal. */
function isOpen(place: Place, day: Day, way: number): boolean {
  const windows = windowsOn(place, day.date, day.weekday);
  const hours = windows === 'always' ? [{ opens: 0, closes: 2880 }] : windows;
  const [from, to] = [day.start + way, day.end - way - spareMinutes];
  return hours.some((window) => Math.min(window.closes, to) - Math.max(window.opens, from) >= place.visitMinutes);
}
