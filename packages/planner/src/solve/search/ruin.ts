import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/** For each node the others by nearness, at most `most` of them; nodes without a place are near to nothing. */
export function neighbourLists(p: RoutingProblem, most: number): Int32Array[] {
  const placed = Array.from({ length: p.nodes }, (_, u) => u).filter((u) => p.at[u]! >= 0);
  return Array.from({ length: p.nodes }, (_, u) => {
    const from = p.at[u]!;
    if (from < 0) return new Int32Array(0);
    const row = from * p.locations;
    const others = placed.filter((v) => v !== u);
    others.sort((a, b) => p.travel[row + p.at[a]!]! - p.travel[row + p.at[b]!]! || a - b);
    return Int32Array.from(others.slice(0, most));
  });
}

/** Takes strings of neighbouring visits out of one or more tours, around a node that may itself be unvisited; answers that node. */
export function ruin(
  routes: Routes,
  near: readonly Int32Array[],
  random: Random,
  mostRemoved: number,
  touch: (tour: number) => void,
): number {
  const { tourOf, length, seq, row } = routes;
  const seed = random.below(routes.p.nodes);
  let wanted = 1 + random.below(mostRemoved);
  const around = near[seed]!;
  for (let k = -1; k < around.length && wanted > 0; k++) {
    const u = k < 0 ? seed : around[k]!;
    const t = tourOf[u]!;
    if (t < 0) continue;
    const n = length[t]!;
    const take = Math.min(n, 1 + random.below(wanted));
    const base = t * row;
    let at = 1;
    while (seq[base + at] !== u) at++;
    const first = Math.max(1, Math.min(n - take + 1, at - random.below(take)));
    touch(t);
    routes.removeRange(t, first, take);
    wanted -= take;
  }
  return seed;
}
