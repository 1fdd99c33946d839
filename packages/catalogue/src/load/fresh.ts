import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from '@tabi/postgres';

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
export async function whenChanged(
  db: PoolClient,
  name: string,
  hash: string,
  load: () => Promise<void>,
): Promise<boolean> {
  const { rows } = await db.query<{ hash: string }>('SELECT hash FROM loaded_content WHERE name = $1', [name]);
  if (rows[0]?.hash === hash) return false;
  await load();
  await db.query(
    `INSERT INTO loaded_content (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, loaded_at = now()`,
    [name, hash],
  );
  return true;
}
