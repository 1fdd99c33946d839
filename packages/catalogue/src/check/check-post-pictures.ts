import { photoName } from '../read/photo-name.ts';
import type { CatalogueShelf } from '../read/read.ts';

/** Pictures inside the site that are not there. The site keeps photographs of the catalogue, and no others. */
export function pictureProblems(html: string, shelves: CatalogueShelf[]): string[] {
  const names = new Set(
    shelves.flatMap(({ destination, photos }) => photos.map(({ file }) => photoName(destination.slug, file))),
  );
  const pictures = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address = '']) => address);
  return pictures
    .filter((address) => !/^https:\/\//.test(address))
    .filter((address) => !names.has(/^\/art\/photo\/([^/]+)\/[^/]+$/.exec(address)?.[1] ?? ''))
    .map((address) => `the picture ${address} is not there; mend its address.`);
}
