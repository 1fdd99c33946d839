import { areaOf, type Line, type Point, type Polygon, type Ring } from './shapes.ts';

/** Square degrees from a point to the stretch between two others. */
function squareDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** Degrees that the line may miss a point by. */
export type Tolerance = (point: Point) => number;

/** Douglas and Peucker's: leaves out the points that the line may do without. Ends stay. */
export function simplifyLine(line: Line, tolerance: Tolerance): Line {
  const kept = new Set([0, line.length - 1]);
  const stretches: [number, number][] = [[0, line.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let farthest = -1;
    let worst = 1;
    for (let index = from + 1; index < to; index++) {
      const distance = squareDistance(line[index]!, line[from]!, line[to]!) / tolerance(line[index]!) ** 2;
      if (distance > worst) [farthest, worst] = [index, distance];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** A ring is two lines between its first point and the one farthest from it. */
export function simplifyRing(ring: Ring, tolerance: Tolerance): Ring {
  const first = ring[0];
  if (!first || ring.length < 4) return ring;
  const distances = ring.map(([x, y]) => (x - first[0]) ** 2 + (y - first[1]) ** 2);
  const far = distances.indexOf(distances.reduce((most, distance) => Math.max(most, distance), 0));
  const there = simplifyLine(ring.slice(0, far + 1), tolerance);
  const back = simplifyLine([...ring.slice(far), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

/** Leaves out what is smaller than `smallest` square degrees; a hole goes with its outline. */
export function simplifyPolygons(
  polygons: readonly Polygon[],
  tolerance: Tolerance,
  smallest: number | ((ring: Ring) => number),
): Polygon[] {
  const least = typeof smallest === 'number' ? () => smallest : smallest;
  return polygons.flatMap((polygon) => {
    const [outline, ...holes] = polygon
      .map((ring) => simplifyRing(ring, tolerance))
      .map((ring) => (ring.length >= 3 && Math.abs(areaOf(ring)) >= least(ring) ? ring : []));
    return outline?.length ? [[outline, ...holes.filter((hole) => hole.length > 0)]] : [];
  });
}
