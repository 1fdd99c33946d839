import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below the folder but those of packages installed in it, sorted; nothing when the folder is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !relative(folder, entry.parentPath).includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const isTest = (file: string) => /\.(test|process\.test|api\.test)\.tsx?$/.test(file);

/** A digest of names and contents: 12 hex digits. Tests do not count. */
export function digestOf(root: string, files: string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    if (isTest(file)) continue;
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A short digest of contents, for a file's name. */
export const contentHash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
