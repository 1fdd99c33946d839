import type { CheckedRequest } from './check-request.ts';
import { together, tripDays, type Outing } from './day-trips.ts';
import { hasTimeToGoOut, sightsOf, staysIn, stopsOf } from './free-days.ts';
import type { Day, Place, Plan, TravelTimes } from '../model/model.ts';
import { mostStops } from '../model/pace.ts';
import { windowsOn } from '../model/time.ts';

const shortestTripStay = 3;
const spareMinutes = 60;

/** The trips that an earlier plan really made. */
export function settledTrips(checked: CheckedRequest, earlier: Plan): Map<number, Outing> {
  const { request } = checked;
  const trips = request.places.filter((place) => place.dayTrip && !request.refused.includes(place.id));
  const held = new Map<string, string>();
  for (const day of earlier.days)
    for (const item of day.items) if (item.type === 'visit') held.set(item.placeId, day.date);
  const out = new Set(earlier.days.filter((day) => day.dayTrip).map((day) => day.date));
  return new Map(
    request.days.flatMap((day, index): [number, Outing][] => {
      const there = trips.filter((place) => held.get(place.id) === day.date);
      if (!out.has(day.date) || !day.dayTripsAllowed || there.length === 0) return [];
      return [[index, { placeIds: new Set(together(there, trips).map((place) => place.id)), atLeisure: true }]];
    }),
  );
}

/**
 * Day-trip places by index of day. Stays are runs of days in one city. Trips that are settled stay, and then only a
 * chosen place is reason for another.
 */
export function findTrips(
  checked: CheckedRequest,
  cities: readonly string[],
  worth: ReadonlyMap<string, number>,
  travel: TravelTimes,
  settled: ReadonlyMap<number, Outing> | null,
): Map<number, Outing> {
  const { request } = checked;
  const found = new Map(settled ?? []);
  const chosen = new Set(request.chosen);
  const refused = new Set(request.refused);
  const done = new Set([...found.values()].flatMap(({ placeIds }) => [...placeIds]));
  const wishes = request.places.filter((place) => place.dayTrip && chosen.has(place.id) && !done.has(place.id));
  const reasons = settled && new Set(together(wishes, request.places).map((place) => place.id));
  for (const { first, next, city } of staysIn(cities)) {
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
      const inCity = stopsOf(sightsOf(places));
      const atLeisure = (cityDays: number): boolean => hasTimeToGoOut(cityDays, days.length, inCity);
      for (const trip of tripDays(days, places, { worth, chosen, stops, atLeisure, wayTo })) {
        found.set(first + trip.day, trip);
        for (const id of trip.placeIds) done.add(id);
      }
    }
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
