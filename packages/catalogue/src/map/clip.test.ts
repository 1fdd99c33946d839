import { clipLine, clipPolygons, holds } from './clip.ts';
import { areaOf, type Box, type Ring } from './shapes.ts';

const box: Box = [0, 0, 10, 10];
const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

it('cuts land at the edge of a box', () => {
  expect(clipPolygons([[square(5, 15)]], box).map(([ring = []]) => areaOf(ring))).toEqual([25]);
});

it('fills a box that lies wholly in the land', () => {
  expect(clipPolygons([[square(-5, 15)]], box).map(([ring = []]) => areaOf(ring))).toEqual([100]);
});

it('leaves out land elsewhere, and holes that are not in the box', () => {
  expect(clipPolygons([[square(20, 30)]], box)).toEqual([]);
  expect(clipPolygons([[square(-5, 30), square(20, 25)]], box)[0]).toHaveLength(1);
});

it('parts a line that leaves a box and comes back', () => {
  const line = [
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ] as const;
  expect(clipLine(line, box)).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
});

it('keeps the middle of a line with both ends outside', () => {
  expect(
    clipLine(
      [
        [-5, 5],
        [15, 5],
      ],
      box,
    ),
  ).toEqual([
    [
      [0, 5],
      [10, 5],
    ],
  ]);
});

it('gives a point on the edge between two boxes to one of them', () => {
  expect([holds(box, [10, 5]), holds([10, 0, 20, 10], [10, 5])]).toEqual([false, true]);
});
