import type { CheckedRequest } from './check-request.ts';
import { worthOfDays } from './day-worth.ts';
import type { GeoPoint, Place, TravelTimes } from '../model/model.ts';

/** What a day holds at most, before meals and transfers are placed. */
export interface DayRoom {
  readonly stops: number;
  readonly minutes: number;
}

/** How much each further day in a place is worth; the first is shorter by the way there. */
function dayWorths(
  places: readonly Place[],
  worth: ReadonlyMap<string, number>,
  room: DayRoom,
  days: number,
  arrival: number,
): number[] {
  const totals = Array.from({ length: days + 1 }, (_, count) =>
    worthOfDays(places, worth, count * room.stops, count * room.minutes - arrival),
  );
  return totals.slice(1).map((total, i) => total - totals[i]!);
}

function shareOut(ids: readonly string[], worths: ReadonlyMap<string, number[]>, days: number): Map<string, number> {
  const given = new Map<string, number>(ids.map((id) => [id, 0]));
  for (let day = 0; day < days; day++) {
    let best = ids[0]!;
    let bestGain = -1;
    for (const id of ids) {
      const have = given.get(id)!;
      // The first day of a city that was asked for outweighs any further day elsewhere.
      const gain = (worths.get(id)![have] ?? 0) + (have === 0 ? 1e6 : 0);
      if (gain > bestGain) [best, bestGain] = [id, gain];
    }
    given.set(best, given.get(best)! + 1);
  }
  return given;
}

/** The shortest transfer that leads to a city from another of them. */
function arrivalAt(
  id: string,
  ids: readonly string[],
  points: ReadonlyMap<string, GeoPoint>,
  travel: TravelTimes,
): number {
  const here = points.get(id);
  const ways = ids.flatMap((other) => {
    const from = points.get(other);
    return other !== id && from && here ? [travel.transfer(from, here).minutes] : [];
  });
  return ways.length > 0 ? Math.min(...ways) : 0;
}

/**
 * The destination of each day. Days that name one keep it; the others are shared out by worth, each city's days
 * together, in the traveller's order. With fewer days than cities the most worthy get one.
 */
export function destinationsOfDays(
  checked: CheckedRequest,
  worth: ReadonlyMap<string, number>,
  room: DayRoom,
  travel: TravelTimes,
): string[] {
  const { request, cityPoints } = checked;
  const open = request.days.filter((day) => day.destinationId === null).length;
  const named = request.destinations.map((destination) => destination.id);
  const ids = [...new Set(named.length > 0 ? named : request.places.map((place) => place.destinationId))];
  if (open === 0 || ids.length === 0) return request.days.map((day) => day.destinationId ?? '');
  const worths = new Map(
    ids.map((id) => [
      id,
      dayWorths(
        request.places.filter((place) => place.destinationId === id),
        worth,
        room,
        open,
        arrivalAt(id, ids, cityPoints, travel),
      ),
    ]),
  );
  const given = shareOut(ids, worths, open);
  const queue = ids.flatMap((id) => Array.from({ length: given.get(id)! }, () => id));
  let next = 0;
  return request.days.map((day) => day.destinationId ?? queue[next++]!);
}
