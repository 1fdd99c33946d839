import type { CheckedRequest } from './check-request.ts';
import type { GeoPoint, Place, TravelTimes } from './model.ts';

/** Of each destination, how much each further day there is worth: the next `stops` best places together. */
function dayWorths(
  places: readonly Place[],
  worth: ReadonlyMap<string, number>,
  stops: number,
  days: number,
): number[] {
  const sorted = places.map((place) => worth.get(place.id) ?? 0).sort((a, b) => b - a);
  return Array.from({ length: days }, (_, day) =>
    sorted.slice(day * stops, (day + 1) * stops).reduce((sum, w) => sum + w, 0),
  );
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

function permutations(ids: readonly string[]): string[][] {
  if (ids.length <= 1) return [[...ids]];
  return ids.flatMap((id, i) => permutations([...ids.slice(0, i), ...ids.slice(i + 1)]).map((rest) => [id, ...rest]));
}

/** The traveller's order, unless another saves more than a fifth of the way between the cities. */
function orderCities(ids: readonly string[], points: ReadonlyMap<string, GeoPoint>, travel: TravelTimes): string[] {
  if (ids.length < 3 || ids.length > 7) return [...ids];
  const minutes = (order: readonly string[]): number =>
    order.slice(1).reduce((sum, id, i) => {
      const [from, to] = [points.get(order[i]!), points.get(id)];
      return from && to ? sum + travel.transfer(from, to).minutes : sum;
    }, 0);
  const asGiven = minutes(ids);
  let best = [...ids];
  let least = asGiven * 0.8;
  for (const order of permutations(ids)) {
    const total = minutes(order);
    if (total < least) [best, least] = [order, total];
  }
  return best;
}

/**
 * The destination of each day. Days that name one keep it; the others are shared out by worth, each city's days
 * together, in the traveller's order or a clearly shorter one. With fewer days than cities the most worthy get one.
 */
export function destinationsOfDays(
  checked: CheckedRequest,
  worth: ReadonlyMap<string, number>,
  stopsPerDay: number,
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
        stopsPerDay,
        open,
      ),
    ]),
  );
  const given = shareOut(ids, worths, open);
  const queue = orderCities(
    ids.filter((id) => given.get(id)! > 0),
    cityPoints,
    travel,
  ).flatMap((id) => Array.from({ length: given.get(id)! }, () => id));
  let next = 0;
  return request.days.map((day) => day.destinationId ?? queue[next++]!);
}
