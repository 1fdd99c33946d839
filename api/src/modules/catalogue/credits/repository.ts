import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { credit, type Credit } from '@tabi/shared/contracts/credits';
import { z } from 'zod';
import { catalogueFolder } from '@tabi/catalogue';

/** The catalogue's own list: whoever adds a source adds a row there. Read once, since it changes with a release only. */
export const readCredits = (folder = catalogueFolder): Credit[] =>
  z.array(credit.strict()).parse(JSON.parse(readFileSync(join(folder, 'reference/credits.json'), 'utf8')));
