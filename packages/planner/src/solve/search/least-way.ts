import type { RoutingProblem } from './problem.ts';

/** Tours of more nodes than this are left as they are. */
const mostNodes = 13;

interface Label {
  readonly set: number;
  /** Index of the node that the tour stands at, or the number of nodes while it is at its start. */
  readonly here: number;
  /** When the last node is done. */
  readonly time: number;
  readonly way: number;
  readonly node: number;
  readonly before: Label | null;
}

export interface Order {
  readonly nodes: readonly number[];
  readonly way: number;
}

/** Way of a tour's nodes in this order, the ends included. */
export function wayOf(p: RoutingProblem, t: number, nodes: readonly number[]): number {
  let at = p.startAt[t]!;
  let sum = 0;
  for (const u of nodes) {
    if (p.at[u]! < 0) continue;
    sum += p.way[at * p.locations + p.at[u]!]!;
    at = p.at[u]!;
  }
  return sum + p.way[at * p.locations + p.endAt[t]!]!;
}

function earliest(p: RoutingProblem, u: number, t: number, arrival: number): number {
  const k = u * p.tours + t;
  for (let w = p.windowFrom[k]!; w < p.windowFrom[k + 1]!; w++)
    if (arrival <= p.windowClose[w]!) return Math.max(arrival, p.windowOpen[w]!);
  return -1;
}

/** The shortest way that leads to each node from another or from the start, and to the end. */
function shortest(p: RoutingProblem, t: number, nodes: readonly number[]): { to: number[]; home: number } {
  const from = [p.startAt[t]!, ...nodes.flatMap((u) => (p.at[u]! >= 0 ? [p.at[u]!] : []))];
  const least = (at: number): number =>
    Math.min(...from.filter((a) => a !== at).map((a) => p.way[a * p.locations + at]!));
  const to = nodes.map((u) => (p.at[u]! < 0 ? 0 : least(p.at[u]!)));
  return { to, home: least(p.endAt[t]!) };
}

/**
 * The order of a tour's nodes with the least way that keeps every window: dynamic programming over sets of nodes.
 * Null when no order is shorter than `below`, or there are too many nodes to tell.
 */
export function leastWay(p: RoutingProblem, t: number, nodes: readonly number[], below: number): Order | null {
  const n = nodes.length;
  if (n < 2 || n > mostNodes) return null;
  const bound = shortest(p, t, nodes);
  const all = bound.to.reduce((sum, way) => sum + way, 0) + bound.home;
  let layer = new Map<number, Label[]>();
  layer.set(n, [{ set: 0, here: n, time: p.open[t]!, way: 0, node: -1, before: null }]);
  const left = new Float64Array(1 << n);
  left[0] = all;
  for (let set = 1; set < 1 << n; set++) {
    const low = 31 - Math.clz32(set & -set);
    left[set] = left[set & (set - 1)]! - bound.to[low]!;
  }
  for (let size = 0; size < n; size++) {
    const next = new Map<number, Label[]>();
    for (const labels of layer.values()) for (const label of labels) extend(label, next);
    layer = next;
  }
  return shortestOf(p, t, layer, nodes, below);

  function extend(label: Label, next: Map<number, Label[]>): void {
    const at = label.here === n ? p.startAt[t]! : p.at[nodes[label.here]!]!;
    for (let k = 0; k < n; k++) {
      if (label.set & (1 << k)) continue;
      const u = nodes[k]!;
      const moves = p.at[u]! >= 0;
      const edge = moves ? at * p.locations + p.at[u]! : -1;
      const set = label.set | (1 << k);
      const way = label.way + (moves ? p.way[edge]! : 0);
      if (way + left[set]! >= below) continue;
      const start = earliest(p, u, t, label.time + (moves ? p.travel[edge]! : 0));
      if (start < 0) continue;
      const here = moves ? k : label.here;
      keep(next, { set, here, time: start + p.service[u]!, way, node: u, before: label }, n);
    }
  }
}

/** Adds a label unless another that stands at the same place is as early and as short. */
function keep(layer: Map<number, Label[]>, label: Label, n: number): void {
  const key = label.set * (n + 1) + label.here;
  const others = layer.get(key);
  if (!others) {
    layer.set(key, [label]);
    return;
  }
  if (others.some((other) => other.time <= label.time && other.way <= label.way)) return;
  let kept = 0;
  for (const other of others) if (other.time < label.time || other.way < label.way) others[kept++] = other;
  others.length = kept;
  others.push(label);
}

function shortestOf(
  p: RoutingProblem,
  t: number,
  layer: ReadonlyMap<number, readonly Label[]>,
  nodes: readonly number[],
  below: number,
): Order | null {
  let least = below;
  let best: Label | null = null;
  for (const labels of layer.values()) {
    for (const label of labels) {
      const at = label.here === nodes.length ? p.startAt[t]! : p.at[nodes[label.here]!]!;
      const home = at * p.locations + p.endAt[t]!;
      if (label.time + p.travel[home]! > p.close[t]! || label.way + p.way[home]! >= least) continue;
      least = label.way + p.way[home]!;
      best = label;
    }
  }
  if (!best) return null;
  const order: number[] = [];
  for (let label: Label | null = best; label && label.node >= 0; label = label.before) order.unshift(label.node);
  return { nodes: order, way: least };
}
