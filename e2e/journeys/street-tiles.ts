import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { MapTile } from '@tabi/shared/contracts/map';
import GeoJSONVT from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import { fromGeojsonVt } from 'vt-pbf';

type Feature = {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
};

const folder = path.join(__dirname, '../../packages/catalogue/data/reference/map');

/** All of Asia as our own maps have it. */
function readAsia(): MapTile {
  const file = readdirSync(folder).find((name) => name.startsWith('far-'));
  return JSON.parse(brotliDecompressSync(readFileSync(path.join(folder, file ?? ''))).toString()) as MapTile;
}

/** Its features by the names that OpenMapTiles and Protomaps give such layers; rivers pass for streets. */
function featuresOf({ box: [west, south], steps, land, rivers, cities }: MapTile): Record<string, Feature[]> {
  const place = (x: number, y: number) => [west + x / steps, south + y / steps];
  const line = (run: readonly number[]) => {
    let [x, y] = [0, 0];
    return Array.from({ length: run.length / 2 }, (_, at) => {
      x += run[2 * at] ?? 0;
      y += run[2 * at + 1] ?? 0;
      return place(x, y);
    });
  };
  const ring = (run: readonly number[]) => [...line(run), ...line(run).slice(0, 1)];
  const feature = (properties: object, type: string, coordinates: unknown): Feature => ({
    type: 'Feature',
    properties: { ...properties },
    geometry: { type, coordinates },
  });
  return {
    earth: land.map((polygon) => feature({}, 'Polygon', polygon.map(ring))),
    transportation: rivers.map(({ line: run }) => feature({ class: 'primary' }, 'LineString', line(run))),
    place: cities.map(([x, y, , name]) => feature({ class: 'city', name }, 'Point', place(x, y))),
  };
}

const deepest = 4;
const layers = Object.entries(featuresOf(readAsia())).map(
  ([name, features]) =>
    [name, new GeoJSONVT({ type: 'FeatureCollection', features } as never, { maxZoom: deepest })] as const,
);

/** A vector tile; null where nothing lies. */
export function streetTile(z: number, x: number, y: number): Buffer | null {
  const found = layers.flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y);
    return tile ? [[name, tile] as const] : [];
  });
  return found.length > 0 ? Buffer.from(fromGeojsonVt(Object.fromEntries(found), { version: 2 })) : null;
}

/** A style as a stranger writes it: nothing of ours, tiles listed elsewhere, in colours that no theme has. */
export const streetStyle = {
  version: 8,
  sources: { map: { type: 'vector', url: 'tiles.json' } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#b0d0f0' } },
    { id: 'land', type: 'fill', source: 'map', 'source-layer': 'earth', paint: { 'fill-color': '#f0e0a0' } },
    {
      id: 'ways',
      type: 'line',
      source: 'map',
      'source-layer': 'transportation',
      paint: { 'line-color': '#a03030', 'line-width': 2 },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'map',
      'source-layer': 'place',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Noto Sans Bold'], 'text-size': 12 },
      paint: { 'text-color': '#202020' },
    },
  ],
};

export const streetList = {
  tiles: ['tiles/{z}/{x}/{y}.pbf'],
  maxzoom: deepest,
  attribution: 'Stand-in <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
};

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

const headBytes = 127;
const everywhere = [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000] as const;

/** The same tiles as one PMTiles archive of version 3: nothing packed, one directory. */
export function streetArchive(): Buffer {
  const tiles: { id: number; bytes: Buffer }[] = [];
  for (let z = 0; z <= deepest; z += 1)
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) {
        const bytes = streetTile(z, x, y);
        if (bytes) tiles.push({ id: zxyToTileId(z, x, y), bytes });
      }
  tiles.sort((one, other) => one.id - other.id);
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // The first where the data begins, each other right behind the one before.
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]);
  const notes = Buffer.from(JSON.stringify({ attribution: 'Stand-in archive' }));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const head = Buffer.alloc(headBytes);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  const afterNotes = headBytes + directory.length + notes.length;
  const counts = [tiles.length, tiles.length, tiles.length];
  [
    headBytes,
    directory.length,
    headBytes + directory.length,
    notes.length,
    afterNotes,
    0,
    afterNotes,
    data.length,
    ...counts,
  ]
    // Where each part begins and how long it is, then how many tiles there are.
    .forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  // In order; the directory and the tiles as they are; vector tiles; the zooms.
  [1, 1, 1, 1, 0, deepest].forEach((value, at) => head.writeUInt8(value, 96 + at));
  everywhere.forEach((value, at) => head.writeInt32LE(value, 102 + at * 4));
  return Buffer.concat([head, directory, notes, data]);
}
