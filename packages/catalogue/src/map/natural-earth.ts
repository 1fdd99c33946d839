import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Line, Point, Polygon, Ring } from './shapes.ts';

const point = z.tuple([z.number(), z.number()]).rest(z.number());
const line = z.array(point);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: point }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
]);
const collection = z.object({
  features: z.array(z.object({ geometry, properties: z.record(z.string(), z.unknown()) })),
});
export type Feature = z.infer<typeof collection>['features'][number];

const plain = (points: z.infer<typeof line>): Point[] => points.map(([x, y]) => [x, y]);
/** GeoJSON repeats a ring's first point at its end. */
const opened = (points: z.infer<typeof line>): Ring => plain(points.slice(0, -1));

/**
 * A layer of a folder of Natural Earth GeoJSON: `ne_50m_lakes.geojson`, or already cut as `ne_50m_lakes.<part>.geojson`.
 * @throws when it is not there
 */
export function readLayer(folder: string, layer: string): Feature[] {
  const file = ['.asia.geojson', '.geojson'].map((end) => join(folder, `ne_${layer}${end}`)).find((f) => existsSync(f));
  if (!file) {
    throw new Error(
      `${folder} has no ne_${layer}.geojson: fetch it from https://github.com/martynafford/natural-earth-geojson.`,
    );
  }
  return collection.parse(JSON.parse(readFileSync(file, 'utf8'))).features;
}

export const polygonsOf = ({ geometry: { type, coordinates } }: Feature): Polygon[] => {
  if (type === 'Polygon') return [coordinates.map(opened)];
  return type === 'MultiPolygon' ? coordinates.map((rings) => rings.map(opened)) : [];
};

export const linesOf = ({ geometry: { type, coordinates } }: Feature): Line[] => {
  if (type === 'LineString') return [plain(coordinates)];
  return type === 'MultiLineString' ? coordinates.map(plain) : [];
};

export const pointOf = ({ geometry: { type, coordinates } }: Feature): Point =>
  type === 'Point' ? [coordinates[0], coordinates[1]] : [Number.NaN, Number.NaN];

export const textOf = ({ properties }: Feature, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};
export const numberOf = ({ properties }: Feature, name: string): number => Number(properties[name] ?? 0);
