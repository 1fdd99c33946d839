import type { Compiled } from '../src/solve/compile.ts';
import type { Plan, PlanRequest } from '../src/model/model.ts';
import type { RoutingProblem } from '../src/solve/search/problem.ts';
import { Routes } from '../src/solve/search/routes.ts';
import { assemble, openSession } from '../src/solve/session.ts';

/** Travel of an order of nodes in tour t; Infinity when it breaks a window. */
function length(routes: Routes, t: number, nodes: readonly number[]): number {
  if (!routes.load(t, nodes)) return Infinity;
  const { p } = routes;
  let at = p.startAt[t]!;
  let sum = 0;
  for (const u of nodes) {
    const to = p.at[u]! < 0 ? at : p.at[u]!;
    sum += p.travel[at * p.locations + to]!;
    at = to;
  }
  return sum + p.travel[at * p.locations + p.endAt[t]!]!;
}

/** Reverses parts of the tour while that shortens it. */
function twoOpt(routes: Routes, t: number, start: readonly number[]): number[] {
  let best = [...start];
  let least = length(routes, t, best);
  for (let better = true; better;) {
    better = false;
    for (let i = 0; i < best.length - 1; i++) {
      for (let j = i + 1; j < best.length; j++) {
        const turned = [...best.slice(0, i), ...best.slice(i, j + 1).reverse(), ...best.slice(j + 1)];
        const way = length(routes, t, turned);
        if (way < least) [best, least, better] = [turned, way, true];
      }
    }
  }
  routes.load(t, best);
  return best;
}

/** What the open-source planners do: always on to the nearest place that can still be visited, then 2-opt. */
export function nearestNeighbour(p: RoutingProblem, from: readonly (readonly number[])[] = []): Routes {
  const routes = new Routes(p);
  for (let t = 0; t < p.tours; t++) {
    routes.load(t, from[t] ?? []);
    for (let u = 0; u < p.nodes; u++)
      if (p.at[u]! < 0 && routes.tourOf[u]! < 0 && routes.bestPlace(u, t) >= 0) routes.insert(u, t, routes.bestPos);
    for (let pos = 1; pos <= routes.length[t]! + 1; pos++) {
      const at = routes.loc[t * routes.row + pos - 1]!;
      let next = -1;
      let nearest = Infinity;
      for (let u = 0; u < p.nodes; u++) {
        if (routes.tourOf[u]! >= 0 || p.at[u]! < 0 || p.twins[u]!.some((twin) => routes.tourOf[twin]! >= 0)) continue;
        if (routes.spent + p.cost[u]! > p.budget || routes.costAt(u, t, pos) < 0) continue;
        const way = p.travel[at * p.locations + p.at[u]!]!;
        if (way < nearest) [next, nearest] = [u, way];
      }
      if (next >= 0) routes.insert(next, t, pos);
    }
    const base = t * routes.row + 1;
    twoOpt(routes, t, Array.from(routes.seq.subarray(base, base + routes.length[t]!)));
  }
  return routes;
}

/** A whole plan made that way, on the same days, hours, meals and pins. */
export function nearestNeighbourPlan(request: PlanRequest): Plan {
  const session = openSession(request, {}, undefined);
  const { problem }: Compiled = session.compiled;
  const routes = nearestNeighbour(problem, session.pins);
  const tours = routes.tours();
  let value = 0;
  for (let t = 0; t < problem.tours; t++) value += routes.evaluate(t);
  const starts = tours.map((nodes, t) => nodes.map((_, i) => routes.start[t * routes.row + 1 + i]!));
  return assemble(session, { tours, starts, value, iterations: 0, capped: false });
}
