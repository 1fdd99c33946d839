import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';

/** Where the build puts the pictures of first screens. */
export const drawnFolder = join(dirname(createRequire(__filename).resolve('@tabi/posters/package.json')), 'dist/art');

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

type Options = {
  /** Another folder with such files, which is only read. */
  drawnBefore?: string;
  rendersAtOnce?: number;
};

/** Files that are made once and never change; who asks for one while it is being made waits for that one. */
export function artStore(folder: string, { drawnBefore, rendersAtOnce = 2 }: Options = {}) {
  const inTurn = pLimit(rendersAtOnce);
  const making = new Map<string, Promise<Buffer>>();

  const make = async (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await inTurn(render);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    // Renamed into place: another process never reads half a file.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  };

  return {
    read: async (name: string): Promise<Buffer | null> =>
      (await readIfThere(join(folder, name))) ?? (drawnBefore ? readIfThere(join(drawnBefore, name)) : null),
    make: (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
      const begun = making.get(name) ?? make(name, render).finally(() => making.delete(name));
      making.set(name, begun);
      return begun;
    },
  };
}
