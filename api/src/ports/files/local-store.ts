import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { isFileKey, type FileStore } from './file-store.ts';

const types: Record<string, string> = { '.webp': 'image/webp' };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder of this machine; for one machine, or a disk that all share. */
export function localStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} is no file key: use lower-case letters, digits and dashes.`);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed into place, so that nobody reads half a file.
      const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    get: async (key) => {
      try {
        return { bytes: await readFile(pathOf(key)), type: types[extname(key)] ?? 'application/octet-stream' };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
