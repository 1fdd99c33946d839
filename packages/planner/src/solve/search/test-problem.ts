import type { RoutingProblem } from './problem.ts';
import { seededRandom } from './random.ts';

interface Shape {
  readonly nodes: number;
  readonly tours?: number;
  /** Makes the last node one without a place. */
  readonly wandering: boolean;
}

/** A made-up problem for tests: nodes strewn over a square of 60, with windows in a span of 500. */
export function aProblem(seed: number, { nodes, tours = 1, wandering }: Shape, change: Partial<RoutingProblem> = {}) {
  const random = seededRandom(seed);
  const points = Array.from({ length: nodes + 1 }, () => [60 * random.next(), 60 * random.next()] as const);
  const locations = nodes + 2;
  const travel = new Int32Array(locations * locations);
  points.forEach(([x, y], a) =>
    points.forEach(([u, v], b) => {
      travel[a * locations + b] = Math.ceil(Math.hypot(x - u, y - v));
    }),
  );
  const opens = Array.from({ length: nodes * tours }, () => random.below(300));
  const prize = Float64Array.from({ length: nodes }, () => 20 + random.below(80));
  const problem: RoutingProblem = {
    nodes,
    tours,
    locations,
    travel,
    way: travel,
    at: Int32Array.from({ length: nodes }, (_, u) => (wandering && u === nodes - 1 ? -1 : u + 1)),
    service: Int32Array.from({ length: nodes }, () => 10 + random.below(30)),
    prize,
    pull: prize,
    twins: Array.from({ length: nodes }, () => new Int32Array(0)),
    windowFrom: Int32Array.from({ length: nodes * tours + 1 }, (_, k) => k),
    windowOpen: Int32Array.from(opens),
    windowClose: Int32Array.from(opens, (open) => open + 100 + random.below(200)),
    startAt: new Int32Array(tours),
    endAt: new Int32Array(tours),
    open: new Int32Array(tours),
    close: new Int32Array(tours).fill(500),
    counts: new Uint8Array(nodes).fill(1),
    limit: new Int32Array(tours).fill(nodes),
    cost: new Float64Array(nodes).fill(1),
    budget: Infinity,
    fixed: new Uint8Array(nodes),
    travelWeight: 1,
    waitWeight: 0.1,
    mostWait: null,
    patience: null,
    impatience: 0,
    rest: null,
    penalty: null,
  };
  return { ...problem, ...change };
}
