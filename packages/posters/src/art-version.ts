import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

declare const TABI_ART_VERSION: string | undefined;

/** Changes whenever the drawing code does. The build fixes it; from sources it is read off the files. */
export const readArtVersion = (): string => {
  const folder = join(dirname(createRequire(__filename).resolve('@tabi/posters/package.json')), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

export const artVersion = typeof TABI_ART_VERSION === 'string' ? TABI_ART_VERSION : readArtVersion();
