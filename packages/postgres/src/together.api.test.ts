import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction, type Db } from './pool.ts';
import { together } from './together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const connectionOf = async (db: Db): Promise<number> => {
  const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)');
  return rows[0]?.pid ?? 0;
};

it('a pool is asked over several connections at once, and answers in the order of the questions', async () => {
  const { pool } = database;
  const [first, second, word] = await together(pool, [
    () => connectionOf(pool),
    () => connectionOf(pool),
    () => Promise.resolve('three'),
  ]);
  expect(first).not.toBe(second);
  expect(word).toBe('three');
});

it('one connection is asked one thing after the other', async () => {
  let running = 0;
  let most = 0;
  const counted = (db: Db) => async () => {
    most = Math.max(most, (running += 1));
    const pid = await connectionOf(db);
    running -= 1;
    return pid;
  };
  const [first, second] = await inTransaction(database.pool, (db) => together(db, [counted(db), counted(db)]));
  expect(second).toBe(first);
  expect(most).toBe(1);
});

it('what one of them throws is thrown', async () => {
  const { pool } = database;
  await expect(together(pool, [() => connectionOf(pool), () => pool.query('nonsense')])).rejects.toThrow(/nonsense/);
});
