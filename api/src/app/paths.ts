import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nearestPackage = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('The API lies in no package; keep package.json beside its dist and src folders.');
  return nearestPackage(parent);
};

/** The folder of @tabi/api, the same whether this runs from `src` or as a bundle from `dist`. */
export const apiFolder = nearestPackage(__dirname);
