import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the build puts the pictures of first screens. */
export const drawnFolder = join(dirname(createRequire(__filename).resolve('@tabi/posters/package.json')), 'dist/art');
