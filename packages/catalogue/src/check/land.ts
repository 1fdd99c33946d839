import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Longitude and latitude in turn. */
type Ring = readonly number[];
/** The first ring is the shore, the others are holes. */
type Polygon = readonly Ring[];
/** The land around each destination, by its slug. */
export type Land = Readonly<Record<string, readonly Polygon[]>>;
type Point = { lat: number; lng: number };

const metresPerDegree = 111_195;

/** Natural Earth's land around the destinations, from `<catalogue>/reference`. */
export const readLand = (reference: string): Land =>
  JSON.parse(gunzipSync(readFileSync(join(reference, 'land.json.gz'))).toString('utf8')) as Land;

function* edgesOf(polygon: Polygon): Generator<[number, number, number, number]> {
  for (const ring of polygon)
    for (let i = 0; i < ring.length; i += 2) {
      const before = (i + ring.length - 2) % ring.length;
      yield [ring[before] ?? 0, ring[before + 1] ?? 0, ring[i] ?? 0, ring[i + 1] ?? 0];
    }
}

function holds(polygon: Polygon, { lat, lng }: Point): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of edgesOf(polygon))
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  return inside;
}

/** Degrees of latitude to the nearest edge; longitudes are shrunk as they are there. */
function degreesTo(polygon: Polygon, { lat, lng }: Point): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest = Infinity;
  for (const [x1, y1, x2, y2] of edgesOf(polygon)) {
    const [ax, ay] = [(x1 - lng) * shrink, y1 - lat];
    const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
    nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
  }
  return nearest;
}

/** Pure: metres from a point out at sea to the nearest of these lands, 0 on land, Infinity where there is none. */
export const metresOffshore = (polygons: readonly Polygon[], point: Point): number =>
  polygons.some((polygon) => holds(polygon, point))
    ? 0
    : Math.min(Infinity, ...polygons.map((polygon) => degreesTo(polygon, point) * metresPerDegree));
