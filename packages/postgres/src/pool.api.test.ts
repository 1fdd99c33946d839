import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { createPool, inTransaction } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

it('survives a connection that breaks between two statements of a transaction, and goes on with another', async () => {
  const { pool } = database;
  const broken = inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Not by events.once, which would listen for the error in our place.
    const ended = new Promise<void>((resolve) => db.once('end', resolve));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await db.query('SELECT 1');
  });
  await expect(broken).rejects.toThrow();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('logs that an idle connection broke, and nothing of what it knew', async () => {
  const logged = new Promise<object>((resolve) => {
    const pool = createPool(database.connection, { error: resolve });
    void pool.query('SELECT pg_backend_pid() AS pid').then(async ({ rows }) => {
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    });
  });
  expect(Object.keys(((await logged) as { err: object }).err)).toEqual(['message', 'stack']);
});
