import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { locks } from './statement.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-migrations-'));
  database = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

it('runs each file once, in the order of their numbers', async () => {
  write('0002-b.sql', 'INSERT INTO a VALUES (2)');
  write('0001-a.sql', 'CREATE TABLE a (n integer)');
  expect(await migrate(database.pool, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

it('runs each file once when four processes start together', async () => {
  write('0001-a.sql', 'CREATE TABLE a (n integer)');
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, folder)));
  expect(ran.flat()).toEqual(['0001-a.sql']);
});

it('keeps nothing of a file that fails half way', async () => {
  write('0001-a.sql', 'CREATE TABLE a (n integer); SELECT broken');
  await expect(migrate(database.pool, folder)).rejects.toThrow('broken');
  const { rows } = await database.pool.query("SELECT to_regclass('a') AS a");
  expect(rows).toEqual([{ a: null }]);
});

it('refuses a file that was changed after it had run', async () => {
  write('0001-a.sql', 'CREATE TABLE a (n integer)');
  await migrate(database.pool, folder);
  write('0001-a.sql', 'CREATE TABLE a (n bigint)');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0001-a.sql was changed');
});

it('waits for another process for longer than a statement may take', async () => {
  write('0001-a.sql', 'CREATE TABLE a (n integer)');
  const hurried = createPool({ ...database.connection, statement_timeout: 100 }, { error: () => undefined });
  const other = await database.pool.connect();
  await other.query(`BEGIN; SELECT pg_advisory_xact_lock(${locks.migrate})`);
  const migrating = migrate(hurried, folder);
  await other.query('SELECT pg_sleep(0.3); COMMIT');
  other.release();
  await expect(migrating).resolves.toEqual(['0001-a.sql']);
  await hurried.end();
});
