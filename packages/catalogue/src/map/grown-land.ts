import type { Point, Polygon, Ring } from './shapes.ts';

/** Metres. */
const metresPerDegree = 111_195;
/** How far beside a place that is known to stand on land there is land. */
const foothold = 110;
/** Farther out the shore's own error cannot be why a place stands in the water. */
export const farthest = 1_100;
/** Corners of the round ends: enough to look round at the closest view. */
const corners = 12;

/** `islet`: with no shore near it, it has an islet to stand on. */
export type Stand = { point: Point; islet: boolean };

/** By how much a tile's grid may move a shore. */
const error = 25;

const shrinkAt = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** Even and odd: inside of the outline and of no hole. */
export const holds = (polygon: Polygon, [x, y]: Point): boolean =>
  polygon.reduce(
    (inside, ring) =>
      ring.reduce((odd, [bx, by], index) => {
        const [ax, ay] = ring.at(index - 1) ?? [bx, by];
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
      }, inside),
    false,
  );

/** A point, and those so many metres off in four directions. */
function around([x, y]: Point, metres: number): Point[] {
  const degrees = metres / metresPerDegree;
  const wide = degrees / shrinkAt(y);
  return [
    [x, y],
    [x - wide, y],
    [x + wide, y],
    [x, y - degrees],
    [x, y + degrees],
  ];
}

/** The point of a polygon's shore that is nearest, and the metres to it. */
export function nearestShore(polygon: Polygon, [x, y]: Point): { point: Point; metres: number } {
  const shrink = shrinkAt(y);
  let best = { point: [x, y] as Point, metres: Infinity };
  for (const ring of polygon) {
    ring.forEach(([bx, by], index) => {
      const [ax, ay] = ring.at(index - 1) ?? [bx, by];
      const [dx, dy] = [(bx - ax) * shrink, by - ay];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * shrink * dx + (y - ay) * dy) / length));
      const [sx, sy] = [ax + along * (bx - ax), ay + along * (by - ay)];
      const metres = Math.hypot((sx - x) * shrink, sy - y) * metresPerDegree;
      if (metres < best.metres) best = { point: [sx, sy], metres };
    });
  }
  return best;
}

/** A stadium around the way from a place to the shore and a foothold beyond it; round where both are one. */
function bridgeTo([ax, ay]: Point, [bx, by]: Point): Ring {
  const shrink = shrinkAt(ay);
  const angle = Math.atan2(by - ay, (bx - ax) * shrink);
  const radius = foothold / metresPerDegree;
  const at = ([x, y]: Point, turn: number): Point => [
    x + (Math.cos(angle + turn) * radius) / shrink,
    y + Math.sin(angle + turn) * radius,
  ];
  const half = (from: number) =>
    Array.from({ length: corners / 2 + 1 }, (_, step) => from + (Math.PI * step) / (corners / 2));
  return [
    ...half(-Math.PI / 2).map((turn) => at([bx, by], turn)),
    ...half(Math.PI / 2).map((turn) => at([ax, ay], turn)),
  ];
}

/**
 * Pure: land that a coarse shore lacks, grown from the shore to places that are known to stand on land.
 */
export function grownLand(water: readonly Polygon[], stands: readonly Stand[]): Ring[] {
  return stands.flatMap(({ point, islet }) => {
    const wet = water.find((polygon) => around(point, error).some((near) => holds(polygon, near)));
    if (!wet) return [];
    const { point: shore, metres } = nearestShore(wet, point);
    if (metres <= farthest) return [bridgeTo(point, shore)];
    return islet ? [bridgeTo(point, point)] : [];
  });
}
