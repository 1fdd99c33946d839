import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder, readCatalogue } from '@tabi/catalogue';
import { renderPoster } from '@tabi/posters/draw';
import { firstPictures, type PictureAhead } from './domain/pictures-ahead.ts';
import { artStore, drawnFolder } from './poster-repository.ts';

/** Draws those pictures that are not there yet. @returns how many it drew */
export async function drawPictures(
  folder: string,
  pictures: readonly PictureAhead[],
  { atOnce }: { atOnce: number },
): Promise<number> {
  const store = artStore(folder, { rendersAtOnce: atOnce });
  const waiting = pictures.values();
  let drawn = 0;
  const draw = async () => {
    for (const picture of waiting) {
      if (existsSync(join(folder, picture.name))) continue;
      const { width, height, format } = picture.file;
      await store.make(picture.name, () => renderPoster(picture.facts, { width, height, format }));
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
  return drawn;
}

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
