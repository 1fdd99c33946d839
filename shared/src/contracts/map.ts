import { z } from 'zod';

/**
 * A line or ring as whole steps of the tile's grid: x, y from its south-west corner, then what each next point adds.
 * A ring does not repeat its first point.
 */
const run = z.array(z.number().int());

/** Outline first, holes after it. */
const polygon = z.array(run).min(1);

/** x, y, from which zoom, name, and the name people there write, where we know it. */
const label = z.tuple([z.number().int(), z.number().int(), z.number(), z.string(), z.string()]);

export const mapTile = z.object({
  /** Degrees: west, south, east, north. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Steps of the grid in a degree. */
  steps: z.number().int().positive(),
  land: z.array(polygon),
  lakes: z.array(polygon),
  /** Where towns are built up. */
  urban: z.array(polygon),
  /** By zoom from which they show. */
  rivers: z.array(z.object({ zoom: z.number(), line: run })),
  borders: z.array(z.object({ disputed: z.boolean(), line: run })),
  countries: z.array(label),
  cities: z.array(label),
});
export type MapTile = z.infer<typeof mapTile>;
export type MapLabel = MapTile['cities'][number];

export const mapIndex = z.object({
  /** All of Asia, coarse. */
  far: z.string(),
  /** The rest of the world's land, coarser still, so that none ends at a straight line; older data has none. */
  beyond: z.array(z.string()).optional(),
  near: z.object({
    box: mapTile.shape.box,
    columns: z.number().int().positive(),
    rows: z.number().int().positive(),
    /** Row by row from the south-west; null: open sea. */
    tiles: z.array(z.string().nullable()),
  }),
});
export type MapIndex = z.infer<typeof mapIndex>;
