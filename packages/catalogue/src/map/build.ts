import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { mapIndex, mapTile, type MapIndex } from '@tabi/shared/contracts/map';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { holds } from './clip.ts';
import { boxesOf, encodeTile, isOpenSea } from './encode.ts';
import { localNamesOf, readCountryNames } from './names.ts';
import { readSeas } from './open-seas.ts';
import { asia, beyond, beyondSheets, far, farSheet, near, nearSheet } from './sheets.ts';
import { shownOf } from './stands.ts';
import { landBeside } from './water.ts';

const output = join(catalogueFolder, 'reference/map');

/** Writes `<layer>-<hash>.json.br` and answers the name it is asked for by. The hash is of the text, not of its packing. */
function write(layer: string, content: unknown): { name: string; bytes: number } {
  const text = JSON.stringify(content);
  const name = `${layer}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
  const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const packed = brotliCompressSync(text, { params: size });
  writeFileSync(join(output, `${name}.br`), packed);
  return { name, bytes: packed.length };
}

function build(folder: string, coastFile: string): void {
  const shelves = readCatalogue(catalogueFolder);
  const locals = localNamesOf(shelves);
  const farTile = encodeTile(
    farSheet(folder, locals, readCountryNames(join(catalogueFolder, 'reference/countries.csv'))),
    asia,
    far.steps,
  );
  const aroundTiles = beyondSheets(folder).map(({ box, sheet }) => encodeTile(sheet, box, beyond.steps));
  const shown = shelves.map(shownOf);
  const { seas, grown, ...sheet } = nearSheet(folder, readSeas(coastFile, asia), locals, shown);
  const tiles = boxesOf(asia, near.columns, near.rows).map((box) => {
    const isVisited = shown.some(({ points }) => points.some((point) => holds(box, point)));
    const steps = isVisited ? near.finerSteps : near.steps;
    return encodeTile({ ...sheet, land: landBeside(seas, grown, box, steps) }, box, steps);
  });
  // Nothing is thrown away before everything could be read.
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const overview = write('far', mapTile.parse(farTile));
  const outer = aroundTiles.map((tile, index) => write(`beyond-${index}`, mapTile.parse(tile)));
  const files = tiles.map((tile, index) =>
    isOpenSea(tile)
      ? null
      : write(`near-${index % near.columns}-${Math.floor(index / near.columns)}`, mapTile.parse(tile)),
  );
  const index: MapIndex = {
    far: overview.name,
    beyond: outer.map(({ name }) => name),
    near: {
      box: [...asia],
      columns: near.columns,
      rows: near.rows,
      tiles: files.map((file) => file?.name ?? null),
    },
  };
  const listed = write('index', mapIndex.parse(index));
  const sizes = files.flatMap((file) => (file ? [file.bytes] : [])).sort((a, b) => b - a);
  const sum = sizes.reduce((total, bytes) => total + bytes, 0);
  console.log(
    `Index ${listed.bytes} bytes, all of Asia from afar ${overview.bytes}, what lies around it ${outer.reduce((total, { bytes }) => total + bytes, 0)}; ${sizes.length} tiles near by of ${sizes[0]} bytes at most, ${sum} together; land grown in ${grown.length} spots.`,
  );
}

const [folder, coastFile] = process.argv.slice(2);
if (folder && coastFile) build(resolve(folder), resolve(coastFile));
else {
  console.error(
    'Name the folder of Natural Earth GeoJSON and the file of seas: pnpm map:build ~/natural-earth ~/earth-seas-10m/map.geo.json',
  );
  process.exitCode = 2;
}
