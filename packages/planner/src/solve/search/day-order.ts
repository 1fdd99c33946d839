import { leastWay, wayOf } from './least-way.ts';
import type { RoutingProblem } from './problem.ts';
import { Routes } from './routes.ts';

/** A tour in a certain order, and what that is worth. */
export interface Judged {
  readonly nodes: readonly number[];
  readonly value: number;
  readonly way: number;
}

/** What comfort may add to the least possible way of a tour. */
const mostDetour = 1.08;

/** Orders of single tours, tried out apart from the solution they belong to. */
export class DayOrders {
  private readonly p: RoutingProblem;
  private readonly scratch: Routes;

  constructor(p: RoutingProblem) {
    this.p = p;
    this.scratch = new Routes(p);
  }

  /** Null when this order breaks a window or the end of the tour. */
  judge(t: number, nodes: readonly number[]): Judged | null {
    const { scratch } = this;
    if (!scratch.load(t, nodes)) return null;
    return { nodes, value: scratch.evaluate(t), way: wayOf(this.p, t, nodes) };
  }

  /** The most worthy order found whose way is at most eight per cent over the least possible one. */
  best(t: number, nodes: readonly number[]): Judged | null {
    const given = this.judge(t, nodes);
    const shorter = leastWay(this.p, t, nodes, given?.way ?? Infinity);
    const least = shorter ? this.judge(t, shorter.nodes) : null;
    const most = mostDetour * (least ?? given ?? { way: Infinity }).way;
    const starts = [given, least].filter((order) => order !== null && order.way <= most);
    return starts
      .map((order) => this.climb(t, order!, most))
      .reduce<Judged | null>((best, order) => (!best || order.value > best.value + 1e-9 ? order : best), null);
  }

  /** Moves, swaps and turns parts of the tour while that makes it worth more. */
  private climb(t: number, start: Judged, most: number): Judged {
    let best = start;
    for (let better = true; better;) {
      better = false;
      const { nodes } = best;
      for (const order of neighbours(nodes)) {
        if (wayOf(this.p, t, order) > most) continue;
        const judged = this.judge(t, order);
        if (judged && judged.value > best.value + 1e-9) [best, better] = [judged, true];
      }
    }
    return best;
  }
}

function* neighbours(nodes: readonly number[]): Generator<number[]> {
  const n = nodes.length;
  for (let i = 0; i < n; i++) {
    const rest = [...nodes.slice(0, i), ...nodes.slice(i + 1)];
    for (let j = 0; j < n; j++) if (j !== i) yield [...rest.slice(0, j), nodes[i]!, ...rest.slice(j)];
    for (let j = i + 2; j < n; j++) {
      yield [...nodes.slice(0, i), ...nodes.slice(i, j + 1).reverse(), ...nodes.slice(j + 1)];
      const swapped = [...nodes];
      [swapped[i], swapped[j]] = [nodes[j]!, nodes[i]!];
      yield swapped;
    }
  }
}
