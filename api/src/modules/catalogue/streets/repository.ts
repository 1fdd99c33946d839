import { createReadStream, openSync, readSync, closeSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StartProblem } from '@tabi/postgres';

export interface StreetArchive {
  /** Bytes, and a name of this very content. */
  describe(): Promise<{ size: number; etag: string }>;
  /** Both ends count. */
  read(from: number, to: number): Readable;
}

const mark = 'PMTiles';

function firstBytes(file: string): string {
  const start = Buffer.alloc(mark.length + 1);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, start.length, 0);
  } finally {
    closeSync(handle);
  }
  return `${start.subarray(0, mark.length).toString('latin1')}${start[mark.length]}`;
}

/** @throws StartProblem when the file cannot be read, or is none of version 3 */
export function openStreetArchive(file: string): StreetArchive {
  let start: string;
  try {
    start = firstBytes(file);
  } catch {
    throw new StartProblem(`MAP_PMTILES names ${file}, which cannot be read. Give the path of a .pmtiles file.`);
  }
  if (start !== `${mark}3`)
    throw new StartProblem(`MAP_PMTILES names ${file}, which is no PMTiles archive of version 3.`);
  return {
    async describe() {
      const { size, mtimeMs } = await stat(file);
      return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
    },
    read: (from, to) => createReadStream(file, { start: from, end: to }),
  };
}
