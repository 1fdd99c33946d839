import { clipPolygons } from './clip.ts';
import type { Box, Point, Polygon } from './shapes.ts';
import { simplifyPolygons } from './simplify.ts';

/** Degrees around the outermost points. */
const margin = 0.3;
/** Degrees that a shore may be off by: about 200 m. */
const tolerance = 0.002;
/** Square degrees: an islet of a hectare still counts as land. */
const smallest = 1e-6;

const boxAround = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
};

/**
 * Pure: the land around some points as the check reads it, rings of longitude and latitude in turn.
 * @param polygons of Natural Earth
 */
export function landAround(polygons: readonly Polygon[], points: readonly Point[]): number[][][] {
  const clipped = clipPolygons(polygons, boxAround(points));
  return simplifyPolygons(clipped, () => tolerance, smallest).map((rings) =>
    rings.map((ring) => ring.flatMap(([x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))])),
  );
}
