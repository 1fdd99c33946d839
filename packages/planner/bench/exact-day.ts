import type { Compiled } from '../src/solve/compile.ts';

/** A way to have done a set of stops: when one is free again, and the minutes travelled until then. */
interface Label {
  readonly time: number;
  readonly way: number;
}

/** Days of more stops than this, pins and meals included, are not worked out. */
export const mostStopsSolved = 13;

/** Minutes of way of a tour in the order given. */
export function wayOf({ problem, leg }: Compiled, tour: number, nodes: readonly number[]): number {
  let at = problem.startAt[tour]!;
  let sum = 0;
  for (const u of nodes) {
    if (problem.at[u]! < 0) continue;
    sum += leg(at, problem.at[u]!)?.minutes ?? 0;
    at = problem.at[u]!;
  }
  return sum + (leg(at, problem.endAt[tour]!)?.minutes ?? 0);
}

function earliest({ problem: p }: Compiled, u: number, tour: number, arrival: number): number {
  const k = u * p.tours + tour;
  for (let w = p.windowFrom[k]!; w < p.windowFrom[k + 1]!; w++)
    if (arrival <= p.windowClose[w]!) return Math.max(arrival, p.windowOpen[w]!);
  return -1;
}

function keep(labels: Label[], label: Label): void {
  if (labels.some((other) => other.time <= label.time && other.way <= label.way)) return;
  let left = 0;
  for (const other of labels) if (other.time < label.time || other.way < label.way) labels[left++] = other;
  labels.length = left;
  labels.push(label);
}

/**
 * The fewest minutes of way in which a tour's stops can be done at all, in any order within their windows: dynamic
 * programming over sets of stops, apart from the planner's own code. Infinity when they cannot be.
 */
export function leastWay(compiled: Compiled, tour: number, nodes: readonly number[]): number {
  const { problem: p, leg } = compiled;
  const n = nodes.length;
  // Where the traveller stands: at one of the stops, or (n) still at the start.
  const states: Label[][] = Array.from({ length: (1 << n) * (n + 1) }, () => []);
  const spot = (k: number): number => (k === n ? p.startAt[tour]! : p.at[nodes[k]!]!);
  states[n]!.push({ time: p.open[tour]!, way: 0 });
  let least = Infinity;
  for (let set = 0; set < 1 << n; set++) {
    for (let here = 0; here <= n; here++) {
      const labels = states[set * (n + 1) + here]!;
      for (const { time, way } of labels) {
        for (let k = 0; k < n; k++) {
          if (set & (1 << k)) continue;
          const u = nodes[k]!;
          const moves = p.at[u]! >= 0;
          const arrival = moves ? time + p.travel[spot(here) * p.locations + p.at[u]!]! : time;
          const start = earliest(compiled, u, tour, arrival);
          if (start < 0) continue;
          const more = moves ? (leg(spot(here), p.at[u]!)?.minutes ?? 0) : 0;
          const next = (set | (1 << k)) * (n + 1) + (moves ? k : here);
          keep(states[next]!, { time: start + p.service[u]!, way: way + more });
        }
        if (set !== (1 << n) - 1) continue;
        const end = time + p.travel[spot(here) * p.locations + p.endAt[tour]!]!;
        if (end <= p.close[tour]!) least = Math.min(least, way + (leg(spot(here), p.endAt[tour]!)?.minutes ?? 0));
      }
    }
  }
  return least;
}
