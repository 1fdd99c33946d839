import { holds } from './grown-land.ts';
import type { Box, Point, Polygon, Ring } from './shapes.ts';
import { landBeside, withoutLand } from './water.ts';

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];
const tile: Box = [10, 0, 12, 2];
/** Runs beyond the tile on three sides, with an island. */
const sea: Polygon = [square(11, -1, 5), square(11.4, 0.4, 0.2)];
const isIn = (polygons: readonly Polygon[], point: Point) => polygons.some((polygon) => holds(polygon, point));

it('Land is what the seas leave of a tile, with their islands.', () => {
  const land = landBeside([sea], [], tile, 1000);
  expect([10.5, 11.2, 11.5].map((x) => isIn(land, [x, 0.5]))).toEqual([true, false, true]);
});

it('A tile without seas is land all over, and one of open sea has none.', () => {
  expect(landBeside([], [], tile, 1000)).toHaveLength(1);
  expect(landBeside([[square(5, -5, 20)]], [], tile, 1000)).toEqual([]);
});

it('Land that was grown joins the shore that it grew from.', () => {
  const land = landBeside([sea], [square(10.9, 1, 0.3)], tile, 1000);
  expect(isIn(land, [11.1, 1.1])).toBe(true);
  expect(land).toHaveLength(2);
});

it('Lakes give way to land that was grown, and others stay as they are.', () => {
  const lakes: Polygon[] = [[square(10, 1, 0.5)], [square(11, 1, 0.5)]];
  const left = withoutLand(lakes, [square(10.4, 1.2, 0.2)]);
  expect([isIn(left, [10.45, 1.3]), isIn(left, [10.2, 1.3]), isIn(left, [11.2, 1.3])]).toEqual([false, true, true]);
  expect(left[1]).toBe(lakes[1]);
});
