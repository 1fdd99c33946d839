import type { Compiled } from '../src/solve/compile.ts';
import type { Tours } from '../src/solve/search/problem.ts';
import { Routes } from '../src/solve/search/routes.ts';
import { wayOf } from './exact-day.ts';

const worthwhile = 10;

interface Spent {
  /** Minutes. */
  readonly way: number;
  readonly wait: number;
  readonly worth: number;
}

/** Minutes that a loaded day waits between its first stop and its last. */
function waitOf(routes: Routes, t: number): number {
  const base = t * routes.row;
  let sum = 0;
  for (let i = base + 2; i <= base + routes.length[t]!; i++) sum += routes.start[i]! - routes.direct[i]!;
  return sum;
}

/** The least way of `nodes` with `u` put in somewhere, and what that day is then worth apart from its way; null when it fits nowhere. */
function bestWith(compiled: Compiled, routes: Routes, t: number, nodes: readonly number[], u: number) {
  let best: Spent | null = null;
  for (let at = 0; at <= nodes.length; at++) {
    const order = [...nodes.slice(0, at), u, ...nodes.slice(at)];
    if (!routes.load(t, order)) continue;
    const way = wayOf(compiled, t, order);
    if (best && way >= best.way) continue;
    best = { way, wait: waitOf(routes, t), worth: worthOf(compiled, routes, t) };
  }
  return best;
}

/** What a loaded day is worth with its comfort, whatever the way costs. */
function worthOf({ problem }: Compiled, routes: Routes, t: number): number {
  const base = t * routes.row;
  let sum = 0;
  for (let i = 1; i <= routes.length[t]!; i++) sum += problem.prize[routes.seq[base + i]!]!;
  return sum - (problem.penalty?.(t, routes.seq, routes.start, base + 1, routes.length[t]!) ?? 0);
}

/** How many pairs of visits of two days could change places and save more than ten minutes of way at equal worth and no longer waits. */
export function wantedExchanges(compiled: Compiled, tours: Tours): number {
  const { problem: p } = compiled;
  const days = tours.map((nodes, t) => {
    const routes = new Routes(p);
    routes.load(t, nodes);
    return { nodes, way: wayOf(compiled, t, nodes), wait: waitOf(routes, t), worth: worthOf(compiled, routes, t) };
  });
  const routes = new Routes(p);
  const opens = (u: number, t: number): boolean => p.windowFrom[u * p.tours + t + 1]! > p.windowFrom[u * p.tours + t]!;
  const movable = (u: number): boolean => p.counts[u] === 1 && p.fixed[u] === 0;
  let found = 0;
  days.forEach((one, t1) => {
    days.slice(t1 + 1).forEach((other, i) => {
      const t2 = t1 + 1 + i;
      for (const a of one.nodes.filter((u) => movable(u) && opens(u, t2))) {
        for (const b of other.nodes.filter((u) => movable(u) && opens(u, t1))) {
          const first = one.nodes.filter((u) => u !== a);
          const second = other.nodes.filter((u) => u !== b);
          const left = bestWith(compiled, routes, t1, first, b);
          const right = left && bestWith(compiled, routes, t2, second, a);
          if (!left || !right) continue;
          const saved = one.way + other.way - left.way - right.way;
          const noWorse =
            left.wait + right.wait <= one.wait + other.wait &&
            left.worth + right.worth >= one.worth + other.worth - 1e-6;
          if (saved > worthwhile && noWorse) found++;
        }
      }
    });
  });
  return found;
}
