import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mapIndex, mapTile, type MapTile } from '@tabi/shared/contracts/map';
import { catalogueFolder } from '../catalogue-folder.ts';
import { boxOf } from './clip.ts';
import { clipWorld, unrolled } from './date-line.ts';
import { areaOf, type Box, type Polygon, type Ring } from './shapes.ts';

/** As it is written where longitudes end at 180. */
const rectangle = ([west, south, east, north]: Box): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const boxesAndAreas = (polygons: readonly Polygon[]) =>
  polygons.map(([outline = []]) => [boxOf(outline), Math.abs(areaOf(outline))]);

it('keeps an island narrow that lies on the date line', () => {
  const fromTheWest = rectangle([170, 10, -170, 20]);
  const fromTheEast = rectangle([-170, 10, 170, 20]);
  expect(boxesAndAreas(unrolled([[fromTheWest], [fromTheEast]]))).toEqual([
    [[170, 10, 190, 20], 200],
    [[-190, 10, -170, 20], 200],
  ]);
});

it('leaves what lies elsewhere as it is, the widest continent too', () => {
  const continent = rectangle([-17, -35, 179, 78]).flatMap((point, index, all): Ring => {
    const next = all[(index + 1) % all.length] ?? point;
    return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]];
  });
  expect(unrolled([[continent]])).toEqual([[continent]]);
});

it('takes a lake along with the land around it', () => {
  const [polygon = []] = unrolled([[rectangle([170, 10, -150, 20]), rectangle([-168, 12, -164, 18])]]);
  expect(polygon.map(boxOf)).toEqual([
    [170, 10, 210, 20],
    [192, 12, 196, 18],
  ]);
});

it('makes an island whole that was cut at the date line', () => {
  expect(boxesAndAreas(unrolled([[rectangle([177, 70, 180, 71])], [rectangle([-180, 70, -178, 71])]]))).toEqual([
    [[177, 70, 182, 71], 5],
  ]);
});

it('closes what runs around the pole over it', () => {
  const shore: Ring = [-180, -90, 0, 90, 179].map((x) => [x, -70]);
  expect(boxesAndAreas(unrolled([[shore]]))).toEqual([[[-180, -90, 180, -70], 360 * 20]]);
});

it('cuts to boxes on both sides of the date line, and leaves out what lies in neither', () => {
  const land = unrolled([[rectangle([170, 10, -170, 20])], [rectangle([0, 10, 5, 20])]]);
  expect(boxesAndAreas(clipWorld(land, [150, 15, 180, 56]))).toEqual([[[170, 15, 180, 20], 50]]);
  expect(boxesAndAreas(clipWorld(land, [-180, 15, -100, 56]))).toEqual([[[-180, 15, -170, 20], 50]]);
  expect(clipWorld(land, [-100, 15, -10, 56])).toEqual([]);
});

describe('the tiles of the catalogue', () => {
  const folder = join(catalogueFolder, 'reference/map');
  const read = (file: string): unknown => JSON.parse(brotliDecompressSync(readFileSync(join(folder, file))).toString());
  const listing = readdirSync(folder).find((file) => file.startsWith('index-')) ?? '';
  const { far, beyond = [] } = mapIndex.parse(read(listing));
  const tiles = [far, ...beyond].map((name) => mapTile.parse(read(`${name}.br`)));

  /** Degrees of longitude between a ring's neighbouring points, its last and its first too. */
  const stridesOf = ({ steps, land }: MapTile): number[] =>
    land.flat().flatMap((ring) => {
      const strides = ring.flatMap((step, index) => (index >= 2 && index % 2 === 0 ? [step] : []));
      const back = strides.reduce((sum, stride) => sum + stride, 0);
      return [...strides, back].map((stride) => Math.abs(stride) / steps);
    });

  it('go all around Asia', () => expect(beyond).toHaveLength(5));
  it.each(tiles.map((tile) => [tile.box.join(' '), tile] as const))(
    'hold no land that jumps over half the world: %s',
    (_, tile) => expect(Math.max(...stridesOf(tile))).toBeLessThanOrEqual(180),
  );
});
