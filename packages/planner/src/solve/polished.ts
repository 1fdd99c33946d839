import type { PreparedDay } from './prepare.ts';
import { Polish } from './search/polish.ts';
import type { RoutingProblem, Tours } from './search/problem.ts';
import { Routes } from './search/routes.ts';
import type { Solution } from './session.ts';

/** Days of fewer minutes than this are not full ones, and resemble no other. */
const fullDay = 480;

/** Days in the city that are to be about equally full, by number of their city; -1 for all others. */
function staysOf(days: readonly PreparedDay[]): Int32Array {
  const cities = [...new Set(days.map((day) => day.destinationId))];
  return Int32Array.from(days, (day) =>
    day.transfer || day.trip || day.free || day.close - day.open < fullDay ? -1 : cities.indexOf(day.destinationId),
  );
}

/** A solution with every day in good order and its visits well shared out; days that are not `active` stay as they are. */
export function polished(
  problem: RoutingProblem,
  days: readonly PreparedDay[],
  found: Solution,
  active: (tour: number) => boolean = () => true,
  shouldStop?: () => boolean,
): Solution {
  const balance = { group: staysOf(days), active: days.map((_, t) => active(t)) };
  return { ...found, ...valued(problem, new Polish(problem, balance, shouldStop).run(found.tours)) };
}

/** Tours with when each of their nodes starts, and what they are worth. */
export function valued(problem: RoutingProblem, tours: Tours): Pick<Solution, 'tours' | 'starts' | 'value'> {
  const routes = new Routes(problem);
  let value = 0;
  tours.forEach((nodes, t) => {
    routes.load(t, nodes);
    value += routes.evaluate(t);
  });
  return { tours, value, starts: tours.map((nodes, t) => nodes.map((_, i) => routes.start[t * routes.row + 1 + i]!)) };
}
