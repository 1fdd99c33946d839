import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '@tabi/postgres';
import { loadedContent } from './load-repository.ts';

/** One hash over the names and contents of files; `files` are relative to `folder`. */
export function hashFiles(folder: string, files: string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Files under a folder whose name ends so, relative to it. */
export const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** Runs `load` unless the very same content was loaded last time; answers whether it ran. */
export async function whenChanged(db: Db, name: string, hash: string, load: () => Promise<void>): Promise<boolean> {
  if ((await loadedContent.hashOf(db, name)) === hash) return false;
  await load();
  await loadedContent.store(db, name, hash);
  return true;
}
