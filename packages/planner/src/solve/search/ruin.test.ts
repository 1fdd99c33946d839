import { neighbourLists, usualWay } from './ruin.ts';
import { aProblem } from './test-problem.ts';

const p = aProblem(4, { nodes: 30, wandering: true });
const near = neighbourLists(p, 12);
const way = (u: number, v: number): number => p.travel[p.at[u]! * p.locations + p.at[v]!]!;

test('neighbours are the nearest others, nearest first, and equally near ones by number', () => {
  for (let u = 0; u < 29; u++) {
    const others = Array.from({ length: 29 }, (_, v) => v).filter((v) => v !== u);
    others.sort((a, b) => way(u, a) - way(u, b) || a - b);
    expect([...near[u]!]).toEqual(others.slice(0, 12));
  }
});

test('a node without a place has no neighbours and is nobody’s', () => {
  expect(near[29]).toHaveLength(0);
  expect(near.some((others) => others.includes(29))).toBe(false);
});

test('the usual way is that to the tenth neighbour, or to the last where there are fewer', () => {
  const mean = (list: readonly number[]): number => list.reduce((sum, minutes) => sum + minutes, 0) / list.length;
  const placed = Array.from({ length: 29 }, (_, u) => u);
  expect(usualWay(p, near)).toBeCloseTo(mean(placed.map((u) => way(u, near[u]![9]!))), 9);
  expect(usualWay(p, neighbourLists(p, 3))).toBeCloseTo(mean(placed.map((u) => way(u, near[u]![2]!))), 9);
  expect(usualWay(p, [])).toBe(0);
});
