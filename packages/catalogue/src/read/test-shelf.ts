import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue, type CatalogueShelf } from './read.ts';

/** A copy of a real shelf for tests to break: a sound one, so that what they find is what they did. */
export const aShelf = (slug = 'kyoto'): CatalogueShelf => {
  const [shelf] = readCatalogue(catalogueFolder, [slug]);
  if (!shelf) throw new Error(`The catalogue has no ${slug}.`);
  return structuredClone(shelf);
};

/** What `slug` is called on the line that a problem names. */
export const lineIn = (file: string, line: number): string =>
  readFileSync(join(catalogueFolder, file), 'utf8').split('\n')[line - 1] ?? '';
