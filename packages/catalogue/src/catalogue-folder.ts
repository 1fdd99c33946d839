import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the files are, the same whether this runs from its sources or inside somebody's bundle. */
export const catalogueFolder = join(dirname(createRequire(__filename).resolve('@tabi/catalogue/package.json')), 'data');
