import { join } from 'node:path';
import { filesUnder, hashFiles } from './catalogue/fresh.ts';
import { apiFolder } from './paths.ts';

declare const TABI_ART_VERSION: string | undefined;

/** Changes whenever the drawing code does. The build fixes it; from sources it is read off the files. */
export const readArtVersion = (): string => {
  const folder = join(apiFolder, 'src/art');
  return hashFiles(
    folder,
    filesUnder(folder, '.ts').filter((file) => !file.endsWith('.test.ts')),
  ).slice(0, 12);
};

export const artVersion = typeof TABI_ART_VERSION === 'string' ? TABI_ART_VERSION : readArtVersion();
