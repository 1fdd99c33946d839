import { difference, union, type Geom, type MultiPolygon, type Ring as OpenRing } from 'polygon-clipping';
import { boxOf, clipPolygons, clipRing, meet } from './clip.ts';
import type { Box, Point, Polygon, Ring } from './shapes.ts';

/** The library writes to what it is given, and wants pairs of its own. */
const lent = (polygon: Polygon): OpenRing[] => polygon.map((ring) => ring.map(([x, y]) => [x, y]));
/** The library repeats a ring's first point at its end. */
const own = (polygons: MultiPolygon): Polygon[] =>
  polygons.map((rings) => rings.map((ring): Ring => ring.slice(0, -1).map(([x, y]): Point => [x, y])));

/** Water without the land that was grown into it. */
export const withoutLand = (water: readonly Polygon[], grown: readonly Ring[]): Polygon[] =>
  water.flatMap((polygon) => {
    const box = boxOf(polygon[0] ?? []);
    const met = grown.filter((ring) => meet(boxOf(ring), box));
    return met.length === 0 ? [polygon] : own(difference(lent(polygon), ...met.map((ring) => lent([ring]))));
  });

/**
 * The land of a box is what the seas leave of it, and what was grown.
 * @param steps of the grid in a degree; on it edges that run together are one, as the cut along a box leaves them
 */
export function landBeside(seas: readonly Polygon[], grown: readonly Ring[], box: Box, steps: number): Polygon[] {
  const [west, south, east, north] = box;
  const onGrid = ([x, y]: Point): Point => [Math.round((x - west) * steps), Math.round((y - south) * steps)];
  const back = ([x, y]: Point): Point => [west + x / steps, south + y / steps];
  const snapped = (polygon: Polygon): Geom => lent(polygon.map((ring) => ring.map(onGrid)));
  const corners: Ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const left = difference(snapped([corners]), ...clipPolygons(seas, box).map(snapped));
  const added = grown.map((ring) => clipRing(ring, box)).filter(({ length }) => length >= 3);
  const land = added.length === 0 ? left : union(left, ...added.map((ring) => snapped([ring])));
  return own(land).map((rings) => rings.map((ring) => ring.map(back)));
}
