import VectorSource from 'ol/source/Vector';
import type { MapIndex, MapTile } from '../contracts/map.ts';
import { featuresOf } from './base-tile.ts';

/** The zoom at which the tile of all of Asia gives way to those near by. */
export const nearFrom = 6.5;

/** Which tiles of the grid a view touches, in degrees: west, south, east, north. */
export function tilesWithin({ near }: MapIndex, [west, south, east, north]: readonly number[]): string[] {
  const [left, bottom, right, top] = near.box;
  const cell = (degrees: number, from: number, to: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(((degrees - from) / (to - from)) * count)));
  const columns = [cell(west ?? 0, left, right, near.columns), cell(east ?? 0, left, right, near.columns)] as const;
  const rows = [cell(south ?? 0, bottom, top, near.rows), cell(north ?? 0, bottom, top, near.rows)] as const;
  return near.tiles.filter((tile, index): tile is string => {
    const [column, row] = [index % near.columns, Math.floor(index / near.columns)];
    return tile !== null && column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  });
}

async function ask<T>(address: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: reload the page for the map of today.`);
  return (await answer.json()) as T;
}

const folderOf = (indexUrl: string) => indexUrl.slice(0, indexUrl.lastIndexOf('/') + 1);

/**
 * Fetches the ground that will be looked at, for a browser that keeps it. What cannot be had is asked for again by the map.
 * @param boxes in degrees: west, south, east, north
 */
export async function fetchGround(indexUrl: string, boxes: readonly (readonly number[])[]): Promise<void> {
  const index = await ask<MapIndex>(indexUrl);
  const files = new Set([...boxes.flatMap((box) => tilesWithin(index, box)), index.far]);
  for (const file of files) await ask(`${folderOf(indexUrl)}${file}`).catch(() => undefined);
}

export type BaseSources = {
  far: VectorSource;
  near: VectorSource;
  /** Fetches what a view needs and has not: what cannot be had is left out, and asked for again with the next view. */
  fill: (zoom: number, seen: readonly number[]) => Promise<void>;
  dispose: () => void;
};

/** @param indexUrl the list of tiles; they lie beside it */
export function openBaseSources(indexUrl: string): BaseSources {
  const gone = new AbortController();
  const [far, near] = [new VectorSource(), new VectorSource()];
  const asked = new Set<string>();
  let listing: Promise<MapIndex> | null = null;
  const folder = folderOf(indexUrl);

  const add = async (file: string, source: VectorSource) => {
    if (asked.has(file)) return;
    asked.add(file);
    try {
      source.addFeatures(featuresOf(await ask<MapTile>(`${folder}${file}`, gone.signal)));
    } catch {
      asked.delete(file);
    }
  };
  const fill = async (zoom: number, seen: readonly number[]) => {
    listing ??= ask<MapIndex>(indexUrl, gone.signal);
    const index = await listing.catch(() => (listing = null));
    if (!index) return;
    if (zoom > nearFrom) {
      await Promise.all(tilesWithin(index, seen).map((file) => add(file, near)));
      return;
    }
    await add(index.far, far);
    // What lies around Asia comes after it: alone it would show sea where Asia is.
    if (!far.isEmpty()) await Promise.all((index.beyond ?? []).map((file) => add(file, far)));
  };
  return { far, near, fill, dispose: () => gone.abort() };
}
