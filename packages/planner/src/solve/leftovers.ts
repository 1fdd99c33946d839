import type { CheckedRequest } from './check-request.ts';
import { startWindows, type Compiled } from './compile.ts';
import type { Problem, Unscheduled, UnscheduledReason } from '../model/impossible.ts';
import type { Place, PlanRequest } from '../model/model.ts';
import type { PreparedDay } from './prepare.ts';
import type { Tours } from './search/problem.ts';
import { Routes } from './search/routes.ts';
import { windowsOn } from '../model/time.ts';

/** Every place of the raw request that the tours do not hold, best first, and why. */
export function leftovers(
  raw: PlanRequest,
  checked: CheckedRequest,
  compiled: Compiled,
  days: readonly PreparedDay[],
  tours: Tours,
  worth: ReadonlyMap<string, number>,
): Unscheduled[] {
  const routes = new Routes(compiled.problem);
  tours.forEach((nodes, t) => routes.load(t, nodes));
  const nodeOf = new Map<string, number[]>();
  const held = new Set<string>();
  compiled.meanings.forEach((node, u) => {
    if (node.type === 'place') nodeOf.set(node.place.id, [...(nodeOf.get(node.place.id) ?? []), u]);
    const id = node.type === 'place' ? node.place.id : node.type === 'pin' ? node.pin.placeId : undefined;
    if (id !== undefined && routes.tourOf[u]! >= 0) held.add(id);
  });
  const byId = new Map(raw.places.map((place) => [place.id, place]));
  return [...byId.values()]
    .filter((place) => !held.has(place.id))
    .sort((a, b) => (worth.get(b.id) ?? 0) - (worth.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1))
    .map((place) => ({
      placeId: place.id,
      reason: reasonFor(place, checked, days, routes, nodeOf.get(place.id) ?? [], held),
    }));
}

function reasonFor(
  place: Place,
  checked: CheckedRequest,
  days: readonly PreparedDay[],
  routes: Routes,
  nodes: readonly number[],
  held: ReadonlySet<string>,
): UnscheduledReason {
  if (checked.invalidPlaces.has(place.id)) return 'invalid-place';
  if (checked.request.refused.includes(place.id)) return 'refused';
  if (place.wholeId !== null && held.has(place.wholeId)) return 'in-its-whole';
  if (checked.request.places.some((part) => part.wholeId === place.id && held.has(part.id))) return 'by-its-parts';
  const own = days.filter((day) => day.destinationId === place.destinationId);
  if (own.length === 0) return 'no-day-in-its-city';
  const open = own.filter((day) => {
    const windows = windowsOn(place, day.day.date, day.day.weekday);
    return windows === 'always' || windows.length > 0;
  });
  if (open.length === 0) return 'closed-on-these-days';
  if (place.dayTrip && !own.some((day) => day.trip?.has(place.id))) return 'day-trip-needs-a-day';
  const first = nodes[0];
  if (first === undefined) {
    if (own.some((day) => startWindows(place, day).length > 0 || day.tooMuch.has(place.id))) return 'no-room';
    const lit = own.some((day) => startWindows(place, { ...day, light: null }).length > 0);
    return lit ? 'in-the-dark' : 'closed-on-these-days';
  }
  const { p } = routes;
  if (routes.spent + p.cost[first]! > p.budget) return 'over-budget';
  for (let t = 0; t < p.tours; t++) if (nodes.some((node) => routes.bestPlace(node, t) >= 0)) return 'less-fitting';
  return 'no-room';
}

/** Whoever has seen the whole, or parts of it, has not missed it. */
const nothingMissed: ReadonlySet<UnscheduledReason> = new Set(['refused', 'in-its-whole', 'by-its-parts']);

/** Chosen places and must-sees among the leftovers, as problems. */
export function droppedProblems(left: readonly Unscheduled[], request: PlanRequest): Problem[] {
  const importance = new Map(request.places.map((place) => [place.id, place.importance]));
  return left.flatMap(({ placeId, reason }): Problem[] => {
    if (request.chosen.includes(placeId)) return [{ code: 'chosen-dropped', placeId, reason }];
    if ((importance.get(placeId) ?? 0) >= 5 && !nothingMissed.has(reason))
      return [{ code: 'must-see-dropped', placeId, reason }];
    return [];
  });
}
