import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mapTile, type MapTile } from '@tabi/shared/contracts/map';
import { holds as boxHolds } from './clip.ts';
import { holds, nearestShore } from './grown-land.ts';
import type { Box, Point, Polygon } from './shapes.ts';

/** Metres from a point that maps draw in the water to its nearest shore there; 0 on land. */
export type DrawnWater = (point: Point) => number;

function polygonIn({ box: [west, south], steps }: MapTile, runs: readonly number[][]): Polygon {
  return runs.map((run) => {
    let [x, y] = [0, 0];
    return Array.from({ length: run.length / 2 }, (_, index): Point => {
      x += run[2 * index] ?? 0;
      y += run[2 * index + 1] ?? 0;
      return [west + x / steps, south + y / steps];
    });
  });
}

/** Pure: what the tiles near by say of a point. */
export function waterIn(tiles: readonly MapTile[]): DrawnWater {
  const drawn = tiles.map((tile) => ({
    box: tile.box as Box,
    land: tile.land.map((runs) => polygonIn(tile, runs)),
    lakes: tile.lakes.map((runs) => polygonIn(tile, runs)),
  }));
  return (point) => {
    const tile = drawn.find(({ box }) => boxHolds(box, point));
    if (!tile?.land.some((polygon) => holds(polygon, point)))
      return Math.min(Infinity, ...(tile?.land ?? []).map((polygon) => nearestShore(polygon, point).metres));
    return Math.max(0, ...tile.lakes.flatMap((lake) => (holds(lake, point) ? [nearestShore(lake, point).metres] : [])));
  };
}

/** The map as it is committed, from `<catalogue>/reference`. */
export function readDrawnWater(reference: string): DrawnWater {
  const folder = join(reference, 'map');
  const files = readdirSync(folder).filter((file) => file.startsWith('near-'));
  return waterIn(
    files.map((file) =>
      mapTile.parse(JSON.parse(brotliDecompressSync(readFileSync(join(folder, file))).toString('utf8'))),
    ),
  );
}
