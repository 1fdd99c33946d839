import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of @tabi/postgres, the same whether this runs from its sources or inside somebody's bundle. */
export const packageFolder = dirname(createRequire(__filename).resolve('@tabi/postgres/package.json'));
