import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeas } from './open-seas.ts';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

it('Of the seas of the world those of a box are read, with its islands.', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tabi-seas-')), 'map.geo.json');
  const coordinates = [[square(0, 0, 50), square(10, 10, 1), square(40, 40, 1)], [square(100, 0, 5)]];
  writeFileSync(
    file,
    JSON.stringify({ type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', coordinates }] }),
  );
  const [sea = [], ...others] = readSeas(file, [5, 5, 20, 20]);
  expect(others).toEqual([]);
  expect(sea.map((ring) => [ring.length, ring[0]])).toEqual([
    [4, [0, 0]],
    [4, [10, 10]],
  ]);
});
