import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderPoster } from '@tabi/posters';
import { artStore } from './poster-repository.ts';
import type { PictureAhead } from './domain/pictures-ahead.ts';

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
