import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/** For each node the others by nearness, at most `most` of them; nodes without a place are near to nothing. */
export function neighbourLists(p: RoutingProblem, most: number): Int32Array[] {
  const placed = Array.from({ length: p.nodes }, (_, u) => u).filter((u) => p.at[u]! >= 0);
  const keys = new Float64Array(placed.length);
  return Array.from({ length: p.nodes }, (_, u) => {
    const from = p.at[u]!;
    if (from < 0) return new Int32Array(0);
    let size = 0;
    // Time and number in one key: numbers sort many times faster than nodes by a comparison.
    for (const v of placed) if (v !== u) keys[size++] = p.travel[from * p.locations + p.at[v]!]! * p.nodes + v;
    const sorted = keys.subarray(0, size).sort();
    return Int32Array.from(sorted.subarray(0, most), (key) => key % p.nodes);
  });
}

/** As a rule the next visit is about the tenth nearest: most of the nearer ones are not taken, or at another hour. */
const usualNeighbour = 10;

/** Mean time of way to such a neighbour. */
export function usualWay(p: RoutingProblem, near: readonly Int32Array[]): number {
  let sum = 0;
  let count = 0;
  near.forEach((others, u) => {
    if (others.length === 0) return;
    const other = others[Math.min(usualNeighbour, others.length) - 1]!;
    sum += p.travel[p.at[u]! * p.locations + p.at[other]!]!;
    count++;
  });
  return count > 0 ? sum / count : 0;
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
