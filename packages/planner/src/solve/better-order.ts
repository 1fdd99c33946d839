import type { CheckedRequest } from './check-request.ts';
import type { BetterOrder, PlanRequest, TravelTimes } from '../model/model.ts';
import { travelOf } from '../travel/travel.ts';

/** Nobody turns a journey round for less. */
const worthTelling = 120;
/** More cities have too many orders to try. */
const mostCities = 7;

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/**
 * Another order of the cities in which two hours of way and more are saved; null when there is none, or when days name
 * their city. It is only offered: the days keep the traveller's order.
 * @param cities of the days, in their order
 */
export function betterOrder(
  { request, cityPoints }: Pick<CheckedRequest, 'request' | 'cityPoints'>,
  cities: readonly string[],
  travel: TravelTimes,
): BetterOrder | null {
  const ids = [...new Set(cities)];
  const points = ids.map((id) => cityPoints.get(id));
  if (ids.length < 3 || ids.length > mostCities || request.days.some((day) => day.destinationId !== null)) return null;
  const ways = points.map((from) => points.map((to) => (from && to ? travel.transfer(from, to).minutes : 0)));
  const minutesOf = (order: readonly number[]): number =>
    order.slice(1).reduce((sum, to, i) => sum + ways[order[i]!]![to]!, 0);
  const asked = minutesOf(ids.map((_, i) => i));
  let [best, least]: [number[] | null, number] = [null, asked - worthTelling];
  for (const order of permutations(ids.map((_, i) => i))) {
    const total = minutesOf(order);
    if (total <= least && (best === null || total < least)) [best, least] = [order, total];
  }
  return best && { destinations: best.map((i) => ids[i]!), savesMinutes: asked - least };
}

/** The same for a trip whose days are shared out already. */
export function betterOrderOf(request: PlanRequest): BetterOrder | null {
  const cityPoints = new Map(request.destinations.map((city) => [city.id, city]));
  const days = request.days.map((day) => ({ ...day, destinationId: null }));
  const order = request.destinations.map(({ id }) => id);
  return betterOrder({ request: { ...request, days }, cityPoints }, order, travelOf(request));
}
