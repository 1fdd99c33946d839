import { Routes } from './routes.ts';
import { aProblem } from './test-problem.ts';

/** Two nodes in one tour, an hour each and next to each other; windows of their starts as given. */
function valueOf(windows: readonly [number, number][], mostWait: Int32Array | null = null): number {
  const p = aProblem(
    1,
    { nodes: 2, wandering: false },
    {
      travel: new Int32Array(16),
      way: new Int32Array(16),
      service: Int32Array.of(60, 60),
      prize: Float64Array.of(100, 100),
      windowOpen: Int32Array.from(windows, ([open]) => open),
      windowClose: Int32Array.from(windows, ([, close]) => close),
      close: Int32Array.of(1000),
      waitWeight: 0.5,
      mostWait,
    },
  );
  const routes = new Routes(p);
  expect(routes.load(0, [0, 1])).toBe(true);
  return routes.evaluate(0);
}

test('a wait costs nothing when all that comes before it could begin later', () => {
  const noon = [200, 220] as [number, number];
  expect(valueOf([[0, 300], noon])).toBe(200);
});

test('a wait costs what is left of it when what comes before begins as late as it can', () => {
  expect(
    valueOf([
      [0, 100],
      [200, 220],
    ]),
  ).toBe(200 - 0.5 * 40);
});

test('of a wait before a node no more counts than its most', () => {
  const early = [0, 0] as [number, number];
  const evening = [600, 700] as [number, number];
  expect(valueOf([early, evening])).toBe(200 - 0.5 * 540);
  expect(valueOf([early, evening], Int32Array.of(0, 45))).toBe(200 - 0.5 * 45);
});
