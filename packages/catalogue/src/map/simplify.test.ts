import { simplifyLine, simplifyPolygons, simplifyRing } from './simplify.ts';
import type { Line, Point, Ring } from './shapes.ts';

const within = (degrees: number) => () => degrees;
const bumpy: Line = [
  [0, 0],
  [1, 0.05],
  [2, 0],
  [3, 1],
  [4, 0],
];
const square: Ring = [
  [0, 0],
  [1, 0.001],
  [2, 0],
  [2, 2],
  [0, 2],
];

it('leaves out what lies within the tolerance and keeps corners', () => {
  expect(simplifyLine(bumpy, within(0.1))).toEqual([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
});

it('is finer where it is asked to be', () => {
  const finerInTheWest = ([x]: Point) => (x < 1.5 ? 0.01 : 10);
  expect(simplifyLine(bumpy, finerInTheWest)).toContainEqual([1, 0.05]);
});

it('keeps a ring a ring', () => {
  expect(simplifyRing(square, within(0.1))).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
});

it('leaves out islands and lakes that are too small, but not the land about a small lake', () => {
  const pond: Ring = [
    [1, 1],
    [1.1, 1],
    [1.1, 1.1],
  ];
  const [land, ...others] = simplifyPolygons([[square, pond], [pond]], within(0.0001), 0.1);
  expect([land?.length, others.length]).toEqual([1, 0]);
});
