import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdLock } from './advisory-lock.ts';
import { packageFolder } from './package-folder.ts';
import { inTransaction, type Pool, type PoolClient } from './pool.ts';
import { locks } from './statement.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export const readMigrations = (folder = join(packageFolder, 'migrations')): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

async function pending(db: PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await db.query(`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await db.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had run here. Put it back as it was, and write a new one.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * Brings the database to the newest schema, all pending files in one transaction.
 * Processes that start together wait for one another.
 * @returns names of the files that ran
 * @throws Error when a file that has run was changed since
 */
export async function migrate(pool: Pool, folder?: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return inTransaction(pool, async (db) => {
    await db.query('SET LOCAL statement_timeout = 0');
    await holdLock(db, locks.migrate);
    const todo = await pending(db, migrations);
    for (const { name, sql, checksum } of todo) {
      await db.query(sql);
      await db.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    }
    return todo.map(({ name }) => name);
  });
}
