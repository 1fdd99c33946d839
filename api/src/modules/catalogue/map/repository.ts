import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { catalogueFolder } from '@tabi/catalogue';

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

export type Packing = 'br' | 'gzip' | 'none';

export interface MapFiles {
  /** The address of the list of all others. */
  index: string;
  has(file: string): boolean;
  /** The file that holds now what this one held in an earlier release. */
  successor(file: string): string | undefined;
  /** Packed once and kept: together they are smaller than a photograph. */
  read(file: string, packing: Packing): Promise<Buffer>;
}

const layerOf = (file: string) => file.replace(/-[0-9a-f]+\.json$/, '');

/** The layers that `pnpm map:build` wrote, packed as brotli. They change with a release only. */
export function readMapFiles(folder = join(catalogueFolder, 'reference/map')): MapFiles {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json.br'))
    .map((name) => name.slice(0, -'.br'.length));
  const byLayer = new Map(files.map((file) => [layerOf(file), file]));
  const index = byLayer.get('index');
  if (!index) throw new Error(`${folder} has no index of the map: write it with pnpm map:build.`);
  const kept = new Map<string, Promise<Buffer>>();
  const keep = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const made = kept.get(key) ?? make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
  const read: MapFiles['read'] = (file, packing) => {
    if (packing === 'br') return keep(`${file}.br`, () => readFile(join(folder, `${file}.br`)));
    if (packing === 'gzip') return keep(`${file}.gz`, async () => zip(await read(file, 'none'), { level: 9 }));
    return read(file, 'br').then(unpack);
  };
  return {
    index,
    has: (file) => byLayer.get(layerOf(file)) === file,
    successor: (file) => byLayer.get(layerOf(file)),
    read,
  };
}
