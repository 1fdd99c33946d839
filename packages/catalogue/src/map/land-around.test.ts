import { landAround } from './land-around.ts';
import type { Polygon } from './shapes.ts';

const square = (west: number, south: number, size: number): Polygon => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
  ],
];

it('cuts the land off some way around the points', () => {
  const [[ring = []] = []] = landAround(
    [square(100, 10, 20)],
    [
      [110, 20],
      [110.5, 20.2],
    ],
  );
  const [xs, ys] = [ring.filter((_, index) => index % 2 === 0), ring.filter((_, index) => index % 2 === 1)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([109.7, 110.8, 19.7, 20.5]);
});

it('keeps islands, and nothing that lies elsewhere', () => {
  expect(landAround([square(110, 20, 0.1), square(120, 20, 1)], [[110.05, 20.05]])).toHaveLength(1);
});
