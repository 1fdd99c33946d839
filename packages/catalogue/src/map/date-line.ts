import { boxOf, clipPolygons, meet } from './clip.ts';
import type { Box, Point, Polygon, Ring } from './shapes.ts';

const moved = (ring: Ring, degrees: number): Ring => ring.map(([x, y]): Point => [x + degrees, y]);

/** How many whole worlds lie between two longitudes that are the same place or near it. */
const worldsBetween = (from: number, to: number): number => Math.round((to - from) / 360);

/**
 * A ring that crosses the date line jumps from 180 to -180 there, and would be drawn as a band around the world: here
 * its longitudes go on beyond 180 instead. One that runs around a pole is closed over it.
 */
export function unroll(ring: Ring): Ring {
  const [first, ...others] = ring;
  if (!first) return ring;
  const points = [first];
  let last = first;
  for (const [x, y] of others) {
    last = [x - 360 * worldsBetween(last[0], x), y];
    points.push(last);
  }
  const around = 360 * worldsBetween(first[0], last[0]);
  if (around === 0) return points;
  const pole = first[1] < 0 ? -90 : 90;
  return [...points, [first[0] + around, first[1]], [first[0] + around, pole], [first[0], pole]];
}

const middleOf = (ring: Ring): number => {
  const [west, , east] = boxOf(ring);
  return (west + east) / 2;
};

/** Unrolled, with its holes where the outline went. */
function unrollPolygon(rings: Polygon): Polygon {
  const [outline = [], ...holes] = rings.map(unroll);
  const middle = middleOf(outline);
  return [outline, ...holes.map((hole) => moved(hole, 360 * worldsBetween(middleOf(hole), middle)))];
}

/** Where a ring was cut at the date line: the edge that runs along it, told by its index. */
function cutOf(ring: Ring): number {
  const isOnIt = ([x]: Point) => Math.abs(x) % 360 === 180;
  return ring.findIndex((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return isOnIt(point) && point[0] === next[0] && point[1] !== next[1];
  });
}

/** Moved so that its cut lies at 180, and turned so that it begins and ends there. */
function fromCut(ring: Ring, cut: number): Ring {
  const turned = [...ring.slice(cut + 1), ...ring.slice(0, cut + 1)];
  return moved(turned, 180 - (turned[0]?.[0] ?? 180));
}

const same = (a: Point | undefined, b: Point | undefined) => a !== undefined && a[0] === b?.[0] && a[1] === b?.[1];

/** Islands that were cut in two at the date line are whole again, or a shore would run across them. */
function joinAtDateLine(polygons: readonly Polygon[]): Polygon[] {
  const whole: Polygon[] = [];
  for (const polygon of polygons) {
    const [outline = [], ...holes] = polygon;
    const cut = cutOf(outline);
    const [west, , east] = boxOf(outline);
    if (cut < 0 || holes.length > 0 || east - west >= 360) {
      whole.push(polygon);
      continue;
    }
    const part = fromCut(outline, cut);
    const other = whole.findIndex(([ring = []]) => same(ring[0], part.at(-1)) && same(ring.at(-1), part[0]));
    if (other < 0) whole.push([part]);
    else whole[other] = [[...(whole[other]?.[0] ?? []), ...part.slice(1, -1)]];
  }
  return whole;
}

/** The world's polygons without its edge: none jumps at the date line, and none ends at it. */
export const unrolled = (polygons: readonly Polygon[]): Polygon[] => joinAtDateLine(polygons.map(unrollPolygon));

/** The parts of unrolled polygons inside a box, which may reach beyond the date line. */
export const clipWorld = (polygons: readonly Polygon[], box: Box): Polygon[] =>
  clipPolygons(
    polygons
      .flatMap((rings) => [-360, 0, 360].map((degrees) => rings.map((ring) => moved(ring, degrees))))
      .filter(([outline = []]) => meet(boxOf(outline), box)),
    box,
  );
