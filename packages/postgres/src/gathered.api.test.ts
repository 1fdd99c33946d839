import { setImmediate as turn } from 'node:timers/promises';
import { gathered } from './gathered.ts';
import { inTransaction, type Db } from './pool.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Halves of numbers, by one statement for all that are asked for together; whatever is no number is refused. */
function aHalver() {
  const rounds: string[][] = [];
  const halve = gathered<string, number>(async (db, asks) => {
    rounds.push(asks);
    const { rows } = await db.query<{ half: number }>(
      'SELECT given.text::integer / 2 AS half FROM unnest($1::text[]) WITH ORDINALITY AS given (text, nth) ORDER BY nth',
      [asks],
    );
    return rows.map(({ half }) => half);
  });
  return { rounds, halve };
}

it('those who come at the same time are asked for together, and whoever is alone alone', async () => {
  const { rounds, halve } = aHalver();
  const { pool } = database;
  expect(await Promise.all(['2', '4', '6', '8'].map((one) => halve(pool, one)))).toEqual([1, 2, 3, 4]);
  expect(await halve(pool, '10')).toBe(5);
  expect(rounds).toEqual([['2', '4', '6', '8'], ['10']]);
});

/** What is asked for is answered by hand, a statement at a time. */
function byHand() {
  const sent: { asks: number[]; give: () => void }[] = [];
  const ask = gathered<number, number>(
    (_db, asks) => new Promise((resolve) => sent.push({ asks, give: () => resolve(asks) })),
  );
  return { sent, ask: (one: number) => ask(database.pool, one) };
}

it('those who come while a statement is under way are asked for by the next, which is sent before its answers are worked on', async () => {
  const { sent, ask } = byHand();
  const first = ask(1).then(() => sent.length);
  await turn();
  const others = [ask(2), ask(3)];
  await turn();
  expect(sent.map(({ asks }) => asks)).toEqual([[1]]);
  sent[0]?.give();
  expect(await first).toBe(2);
  sent[1]?.give();
  expect(await Promise.all(others)).toEqual([2, 3]);
});

it('what the database refuses of one is answered to that one alone', async () => {
  const { rounds, halve } = aHalver();
  const { pool } = database;
  const asked = await Promise.allSettled(['2', '4', 'six', '8'].map((one) => halve(pool, one)));
  expect(asked.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))).toEqual([
    1,
    2,
    expect.stringContaining('invalid input syntax'),
    4,
  ]);
  expect(rounds).toEqual([['2', '4', 'six', '8'], ['2'], ['4'], ['six'], ['8']]);
});

it('what may have been done is not asked for again: all who wait hear of it', async () => {
  const tried: number[] = [];
  const lost = gathered<number, number>(async (_db, asks) => {
    tried.push(asks.length);
    await Promise.resolve();
    throw new Error('The connection is lost.');
  });
  const asked = await Promise.allSettled([1, 2, 3].map((one) => lost(database.pool, one)));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tried).toEqual([3]);
  await expect(lost(database.pool, 4)).rejects.toThrow('The connection is lost.');
});

it('what is asked for within a transaction is never asked for outside of it', async () => {
  const asked: Db[] = [];
  const note = gathered<number, number>(async (db, asks) => {
    asked.push(db);
    await db.query('SELECT 1');
    return asks;
  });
  await inTransaction(database.pool, async (db) => {
    await Promise.all([note(database.pool, 1), note(db, 2), note(database.pool, 3)]);
    expect(asked.filter((one) => one === db)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });
});
