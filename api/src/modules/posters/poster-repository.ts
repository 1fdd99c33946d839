import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Files that are made once and never change; who asks for one while it is being made waits for that one. */
export function artStore(folder: string, rendersAtOnce = 2) {
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
    read: (name: string) => readIfThere(join(folder, name)),
    make: (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
      const begun = making.get(name) ?? make(name, render).finally(() => making.delete(name));
      making.set(name, begun);
      return begun;
    },
  };
}
