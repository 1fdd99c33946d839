import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder, readCatalogue } from '@tabi/catalogue';
import { firstPictures } from './domain/pictures-ahead.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawnFolder } from './drawn-folder.ts';

/** A part of the build: the pictures of first screens, two at once. What is there already is left, what has gone is removed. */
export async function drawFirst(folder = drawnFolder): Promise<{ all: number; drawn: number }> {
  const pictures = firstPictures(readCatalogue(catalogueFolder));
  const drawn = await drawPictures(folder, pictures, { atOnce: 2 });
  const names = new Set(pictures.map(({ name }) => name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !names.has(name)) rmSync(join(folder, name));
  }
  return { all: pictures.length, drawn };
}
