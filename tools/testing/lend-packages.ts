import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';

/**
 * Gives another tree of the workspace the packages that are installed in this one. What its packages have of each other
 * is linked from folder to folder, so nothing of this tree's own sources is seen there.
 */
export function lendPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    // A cache is of one tree.
    if (name !== '.cache') symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
  for (const folder of packageFolders(to)) lendPackage(join(from, folder), join(to, folder));
}

/** What one package has installed, for one that asks for the same. */
export function lendPackage(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  const filter = (file: string) => file !== join(installed, '.cache');
  cpSync(installed, join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
}
