import type { Box, Line, Point, Polygon, Ring } from './shapes.ts';

type Side = { inside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point };

const upright = (x: number, inside: Side['inside']): Side => ({
  inside,
  cross: ([ax, ay], [bx, by]) => [x, ay + ((x - ax) / (bx - ax)) * (by - ay)],
});
const level = (y: number, inside: Side['inside']): Side => ({
  inside,
  cross: ([ax, ay], [bx, by]) => [ax + ((y - ay) / (by - ay)) * (bx - ax), y],
});
const sidesOf = ([west, south, east, north]: Box): Side[] => [
  upright(west, ([x]) => x >= west),
  upright(east, ([x]) => x <= east),
  level(south, ([, y]) => y >= south),
  level(north, ([, y]) => y <= north),
];

/** Sutherland and Hodgman's: what leaves the box and comes back runs along its edge. */
export const clipRing = (ring: Ring, box: Box): Ring =>
  sidesOf(box).reduce<Ring>(
    (left, { inside, cross }) =>
      left.flatMap((point, index) => {
        const before = left.at(index - 1) ?? point;
        const crossing = inside(before) === inside(point) ? [] : [cross(before, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );

export const clipPolygons = (polygons: readonly Polygon[], box: Box): Polygon[] =>
  polygons.flatMap((polygon) => {
    const [outline, ...holes] = polygon.map((ring) => clipRing(ring, box));
    return outline && outline.length >= 3 ? [[outline, ...holes.filter(({ length }) => length >= 3)]] : [];
  });

function clipAtSide(line: Line, { inside, cross }: Side): Line[] {
  const parts: Point[][] = [];
  line.forEach((point, index) => {
    const before = index > 0 ? line[index - 1] : undefined;
    const enters = inside(point) && (!before || !inside(before));
    if (enters) parts.push(before ? [cross(before, point)] : []);
    if (inside(point)) parts.at(-1)?.push(point);
    else if (before && inside(before)) parts.at(-1)?.push(cross(before, point));
  });
  return parts.filter(({ length }) => length >= 2);
}

/** The parts of a line inside the box. */
export const clipLine = (line: Line, box: Box): Line[] =>
  sidesOf(box).reduce<Line[]>((parts, side) => parts.flatMap((part) => clipAtSide(part, side)), [line]);

/** A point on the east or north edge belongs to the next box, so that it is in one box alone. */
export const holds = ([west, south, east, north]: Box, [x, y]: Point): boolean =>
  x >= west && x < east && y >= south && y < north;

export const boxOf = (points: Line): Box =>
  points.reduce<Box>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );

export const wider = ([west, south, east, north]: Box, margin: number): Box => [
  west - margin,
  south - margin,
  east + margin,
  north + margin,
];

export const meet = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
