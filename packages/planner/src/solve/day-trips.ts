import { worthOfDays } from './day-worth.ts';
import type { Place } from '../model/model.ts';
import { distanceMetres } from '../travel/distance.ts';

/** Day-trip places this near to one another share a day. */
const clusterMetres = 14_000;

/** What a minute of way costs in worth. */
const wayPrice = 1.6;

export interface TripDay {
  /** Index into the days handed in. */
  readonly day: number;
  readonly placeIds: ReadonlySet<string>;
}

export interface StayDay {
  readonly allowed: boolean;
  /** Of its hours, less meals. */
  readonly minutes: number;
  /** Place ids open on that day. */
  readonly open: ReadonlySet<string>;
}

function clusters(places: readonly Place[], worth: ReadonlyMap<string, number>): Place[][] {
  const left = [...places].sort((a, b) => worth.get(b.id)! - worth.get(a.id)! || (a.id < b.id ? -1 : 1));
  const found: Place[][] = [];
  while (left.length > 0) {
    const seed = left[0]!;
    const members = left.filter((place) => distanceMetres(place, seed) <= clusterMetres);
    found.push(members);
    for (const member of members) left.splice(left.indexOf(member), 1);
  }
  return found;
}

/** The places that share a day with these. */
export const together = (seeds: readonly Place[], places: readonly Place[]): Place[] =>
  places.filter((place) => seeds.some((seed) => distanceMetres(place, seed) <= clusterMetres));

/**
 * Which days of a stay in one city are trips out of it, and where to. One of three days at most, and only where the
 * trip, way there and back counted, is worth more than the city's own next day, or holds a chosen place. Inner days come first, so that the days
 * of arrival and departure stay in the city.
 */
export function tripDays(
  days: readonly StayDay[],
  places: readonly Place[],
  worth: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string>,
  stops: number,
  wayTo: (place: Place) => number,
): TripDay[] {
  const allowed = days.flatMap((day, index) => (day.allowed ? [index] : []));
  const city = places.filter((place) => !place.dayTrip);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0) / Math.max(1, days.length);
  const inCity = (count: number): number => worthOfDays(city, worth, count * stops, count * minutes);
  const trips: TripDay[] = [];
  const free = new Set(allowed);
  const most = Math.floor(days.length / 3);
  for (const cluster of clusters(
    places.filter((place) => place.dayTrip),
    worth,
  )) {
    const wanted = cluster.some((place) => chosen.has(place.id));
    if (!wanted && trips.length >= most) continue;
    const cityDays = days.length - trips.length;
    if (cityDays <= 1 && days.length > 1 && !wanted) break;
    let top = wanted ? 0 : inCity(cityDays) - inCity(cityDays - 1);
    let at = -1;
    for (const index of [...free].sort((a, b) => edge(a, days.length) - edge(b, days.length) || a - b)) {
      const open = cluster.filter((place) => days[index]!.open.has(place.id));
      const way = 2 * Math.min(...open.map(wayTo));
      const gain = worthOfDays(open, worth, stops, days[index]!.minutes - way) - (wanted ? 0 : way * wayPrice);
      if (gain > top) [top, at] = [gain, index];
    }
    if (at < 0) continue;
    free.delete(at);
    trips.push({ day: at, placeIds: new Set(cluster.map((place) => place.id)) });
  }
  return trips;
}

const edge = (index: number, days: number): number => (index === 0 || index === days - 1 ? 1 : 0);
