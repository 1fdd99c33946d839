import { worthOfDays } from './day-worth.ts';
import type { Place } from '../model/model.ts';
import { distanceMetres } from '../travel/distance.ts';

/** Day-trip places this near to one another share a day. */
const clusterMetres = 14_000;

/** What a minute of way costs in worth, and to those who have days to spare. */
const wayPrice = 1.6;
const wayPriceAtLeisure = 0.3;
/** Shares of a stay's days that lead out of the city. */
const mostOut = 1 / 3;
const mostOutAtLeisure = 0.4;

/** What a day out of the city is for. */
export interface Outing {
  readonly placeIds: ReadonlySet<string>;
  /** The city has nothing for that day. */
  readonly atLeisure: boolean;
}

export interface TripDay extends Outing {
  /** Index into the days handed in. */
  readonly day: number;
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

/** Minutes of a way out and back that do not count on a day that would have no plan else. */
export const forgivenWay = (minutes: number): number => Math.round(minutes * (1 - wayPriceAtLeisure / wayPrice));

/** What a stay is to hold. */
export interface StayWishes {
  readonly worth: ReadonlyMap<string, number>;
  readonly chosen: ReadonlySet<string>;
  /** The most in a day. */
  readonly stops: number;
  /** Whether with so many days in the city some are better spent out of it. */
  readonly atLeisure: (cityDays: number) => boolean;
  readonly wayTo: (place: Place) => number;
}

/**
 * Which days of a stay in one city are trips out of it, and where to. One of three days at most, and only where the
 * trip, way there and back counted, is worth more than the city's own next day, or holds a chosen place; somewhat more
 * where the city does not fill its days. Inner days come first, so that the days of arrival and departure stay in the
 * city, and those apart from other trips.
 */
export function tripDays(days: readonly StayDay[], places: readonly Place[], wishes: StayWishes): TripDay[] {
  const { worth, chosen, stops, wayTo } = wishes;
  const allowed = days.flatMap((day, index) => (day.allowed ? [index] : []));
  const city = places.filter((place) => !place.dayTrip);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0) / Math.max(1, days.length);
  const inCity = (count: number): number => worthOfDays(city, worth, count * stops, count * minutes);
  const trips: TripDay[] = [];
  const free = new Set(allowed);
  for (const cluster of clusters(
    places.filter((place) => place.dayTrip),
    worth,
  )) {
    const wanted = cluster.some((place) => chosen.has(place.id));
    const cityDays = days.length - trips.length;
    const atLeisure = wishes.atLeisure(cityDays);
    if (!wanted && trips.length >= Math.floor(days.length * (atLeisure ? mostOutAtLeisure : mostOut))) continue;
    if (cityDays <= 1 && days.length > 1 && !wanted) break;
    let top = wanted ? 0 : inCity(cityDays) - inCity(cityDays - 1);
    let at = -1;
    const minuteOfWay = wanted ? 0 : atLeisure ? wayPriceAtLeisure : wayPrice;
    const isBeside = (index: number): number => (trips.some(({ day }) => Math.abs(day - index) === 1) ? 1 : 0);
    const rank = (index: number): number => 2 * edge(index, days.length) + isBeside(index);
    for (const index of [...free].sort((a, b) => rank(a) - rank(b) || a - b)) {
      const open = cluster.filter((place) => days[index]!.open.has(place.id));
      const way = 2 * Math.min(...open.map(wayTo));
      const gain = worthOfDays(open, worth, stops, days[index]!.minutes - way) - way * minuteOfWay;
      if (gain > top) [top, at] = [gain, index];
    }
    if (at < 0) continue;
    free.delete(at);
    trips.push({ day: at, placeIds: new Set(cluster.map((place) => place.id)), atLeisure });
  }
  return trips;
}

const edge = (index: number, days: number): number => (index === 0 || index === days - 1 ? 1 : 0);
