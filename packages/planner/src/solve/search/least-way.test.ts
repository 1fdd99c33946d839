import fc from 'fast-check';
import { DayOrders } from './day-order.ts';
import { leastWay, wayOf } from './least-way.ts';
import type { RoutingProblem } from './problem.ts';
import { Routes } from './routes.ts';
import { aProblem } from './test-problem.ts';

function permutations(nodes: readonly number[]): number[][] {
  if (nodes.length <= 1) return [[...nodes]];
  return nodes.flatMap((u, i) =>
    permutations([...nodes.slice(0, i), ...nodes.slice(i + 1)]).map((rest) => [u, ...rest]),
  );
}

/** The least way by trying every order. */
function byTrying(p: RoutingProblem, nodes: readonly number[]): number {
  const routes = new Routes(p);
  return Math.min(
    Infinity,
    ...permutations(nodes)
      .filter((order) => routes.load(0, order))
      .map((order) => wayOf(p, 0, order)),
  );
}

const nodes = [0, 1, 2, 3, 4, 5];

test('the least way is that of the best of all orders, and its order can be gone', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, wandering) => {
      const p = aProblem(seed, { nodes: nodes.length, wandering });
      const found = leastWay(p, 0, nodes, Infinity);
      expect(found?.way ?? Infinity).toBe(byTrying(p, nodes));
      if (found) expect(wayOf(p, 0, found.nodes)).toBe(found.way);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test('an order that is not shorter than the given one is none', () => {
  const p = aProblem(3, { nodes: nodes.length, wandering: false });
  const { way } = leastWay(p, 0, nodes, Infinity)!;
  expect(leastWay(p, 0, nodes, way)).toBeNull();
});

test('the best order of a day keeps its stops and is at most eight per cent longer than need be', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, wandering) => {
      const p = aProblem(seed, { nodes: nodes.length, wandering });
      const least = byTrying(p, nodes);
      const best = new DayOrders(p).best(0, nodes);
      expect(best === null).toBe(least === Infinity);
      if (!best) return;
      expect([...best.nodes].sort()).toEqual(nodes);
      expect(best.way).toBeLessThanOrEqual(least * 1.08);
    }),
    { numRuns: 150, seed: 8 },
  );
});
