import { farthest, grownLand, holds, nearestShore } from './grown-land.ts';
import type { Point, Polygon } from './shapes.ts';

/** A sea of one degree, east of a straight shore. */
const sea: Polygon = [
  [
    [10, 0],
    [11, 0],
    [11, 1],
    [10, 1],
  ],
];
const kilometre = 1 / 111.195;
const offshore = (kilometres: number): Point => [10 + kilometres * kilometre, 0.5];
const grownFor = (point: Point, islet = false) => grownLand([sea], [{ point, islet }]);

it('A place on land needs no land.', () => {
  expect(grownFor(offshore(-1))).toEqual([]);
});

it('A place a little off a coarse shore gets land from that shore to a foothold behind it, and no more.', () => {
  const [land = []] = grownFor(offshore(0.4));
  const isLand = (kilometres: number) => holds([land], offshore(kilometres));
  expect([0.01, 0.2, 0.4, 0.5].map(isLand)).toEqual([true, true, true, true]);
  expect(isLand(0.55)).toBe(false);
  expect(holds([land], [offshore(0.2)[0], 0.5 + 0.13 * kilometre])).toBe(false);
});

it('Where a shore passes through the pin itself it stands on land after its grid has moved it.', () => {
  expect(grownFor(offshore(-0.01))).toHaveLength(1);
});

it('A place that is farther out than any shore is wrong stays in the water, for the check to tell.', () => {
  expect(grownFor(offshore(farthest / 1000 + 0.2))).toEqual([]);
});

it('What is known to stand on an islet gets one.', () => {
  const [land = []] = grownFor(offshore(20), true);
  expect(holds([land], offshore(20))).toBe(true);
  expect(nearestShore([land], offshore(20)).metres).toBeGreaterThan(90);
});

it('Metres are as long on the way east as on the way north, however far north that is.', () => {
  const north: Polygon = [sea[0]!.map(([x, y]): Point => [x, y + 60])];
  expect(nearestShore(north, [9.9, 60.5]).metres).toBeCloseTo(5_475, -2);
});
