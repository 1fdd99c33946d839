import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { boxOf, meet } from './clip.ts';
import type { Box, Polygon } from './shapes.ts';

const point = z.tuple([z.number(), z.number()]);
const seas = z.object({
  geometries: z.array(
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(point)).min(1)) }),
  ),
});

/** The seas of @geo-maps/earth-seas-10m (`map.geo.json`) that a box touches; islands are their holes. */
export const readSeas = (file: string, box: Box): Polygon[] =>
  seas
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .geometries.flatMap(({ coordinates }) => coordinates)
    .filter(([outline = []]) => meet(boxOf(outline), box))
    // GeoJSON repeats a ring's first point at its end.
    .map((rings) => rings.filter((ring) => meet(boxOf(ring), box)).map((ring) => ring.slice(0, -1)));
