import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CataloguePhoto } from '../schema/photo-schema.ts';
import { writeWhole } from './write-whole.ts';

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The photographs of one destination: its `photos.json` and the files in `photos/`. */
export function photoShelf(root: string, destination: string) {
  const folder = join(root, destination, 'photos');
  const list = join(root, destination, 'photos.json');
  return {
    /** Whether the file is there, and is the one that the row is about. */
    holds: ({ file, sha256: wanted }: Pick<CataloguePhoto, 'file' | 'sha256'>): boolean =>
      existsSync(join(folder, file)) && sha256(readFileSync(join(folder, file))) === wanted,
    put: (file: string, bytes: Buffer): void => {
      mkdirSync(folder, { recursive: true });
      writeWhole(join(folder, file), bytes);
    },
    /** Writes the list, and takes away the files that it does not name. */
    write: (rows: readonly CataloguePhoto[]): void => {
      const sorted = [...rows].sort((a, b) => (a.file < b.file ? -1 : 1));
      if (sorted.length > 0) writeWhole(list, `${JSON.stringify(sorted, null, 2)}\n`);
      else rmSync(list, { force: true });
      const named = new Set(sorted.map(({ file }) => file));
      for (const file of existsSync(folder) ? readdirSync(folder) : [])
        if (!named.has(file)) rmSync(join(folder, file), { force: true });
      if (named.size === 0) rmSync(folder, { recursive: true, force: true });
    },
  };
}
