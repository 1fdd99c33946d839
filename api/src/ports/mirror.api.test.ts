import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { createLog } from '../http/log.ts';
import { openMirror, type Mirror, type Mirrored } from './mirror.ts';

let database: TestDatabase;
let mirrors: Mirror[];
beforeEach(async () => {
  database = await createTestDatabase();
  mirrors = [openMirror(database.pool, createLog('silent')), openMirror(database.pool, createLog('silent'))];
});
afterEach(async () => {
  for (const mirror of mirrors) await mirror.close();
  await database.drop();
});

const names: Mirrored<string[]> = {
  name: 'Names',
  channel: 'catalogue_changes',
  read: async (db) =>
    (await db.query<{ name: string }>('SELECT DISTINCT name FROM hotels ORDER BY name')).rows.map(({ name }) => name),
};
const nameAll = (name: string) => database.pool.query('UPDATE hotels SET name = $1', [name]);
const seen = () => Promise.all(mirrors.map((mirror) => mirror.of(names)));

it('A change is in the memory of every process once it is committed, and another edition tells of it.', async () => {
  expect((await seen()).map((all) => all.length > 2)).toEqual([true, true]);
  const before = mirrors.map((mirror) => mirror.edition());
  await nameAll('One');
  for (const mirror of mirrors) await mirror.caughtUp();
  expect(await seen()).toEqual([['One'], ['One']]);
  expect(mirrors.map((mirror, index) => mirror.edition() === before[index])).toEqual([false, false]);
});

it('What was taken back was never seen, and nothing is read for it.', async () => {
  await seen();
  const before = mirrors.map((mirror) => mirror.edition());
  const client = await database.pool.connect();
  await client.query("BEGIN; UPDATE hotels SET name = 'Never'; ROLLBACK");
  client.release();
  for (const mirror of mirrors) await mirror.caughtUp();
  expect(mirrors.map((mirror) => mirror.edition())).toEqual(before);
});

it('What changed while nobody could listen is read when the connection is there again.', async () => {
  await nameAll('Before');
  await seen();
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabi-listens' AND datname = current_database()",
  );
  await nameAll('After');
  const until = Date.now() + 20_000;
  while (Date.now() < until && JSON.stringify(await seen()) !== '[["After"],["After"]]') await wait(50);
  expect(await seen()).toEqual([['After'], ['After']]);
}, 30_000);

it('An empty table is empty in memory, and is filled when it is.', async () => {
  await database.pool.query('TRUNCATE hotels CASCADE');
  expect(await seen()).toEqual([[], []]);
});
