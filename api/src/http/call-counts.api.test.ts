import type { Pool } from '@tabi/postgres';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { CallCounts } from './call-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const begin = new Date('2026-12-01T10:00:00Z');
const windowMs = 60_000;
const end = new Date(begin.getTime() + windowMs);

/** A process of its own, whose questions are counted and can be made to fail. */
function openProcess() {
  const state = { now: begin, asked: 0, broken: false };
  const query = ((...given: Parameters<Pool['query']>) => {
    state.asked += 1;
    if (state.broken) return Promise.reject(new Error('The database is gone.'));
    return database.pool.query(...given);
  }) as Pool['query'];
  const counts = new CallCounts({ pool: { query } as Pool, now: () => state.now, windowMs });
  return { state, counts, call: (key: string, limit: number) => counts.waitOf(Buffer.from(key), limit) };
}

const times = async (most: number, call: () => Promise<Date | null>) => {
  const answers: (Date | null)[] = [];
  while (answers.length < most) answers.push(await call());
  return answers;
};
const through = (most: number) => Array<null>(most).fill(null);

it('lets as many through as the limit has, and then says when the window is over', async () => {
  const { call } = openProcess();
  expect(await times(8, () => call('in turn', 6))).toEqual([...through(6), end, end]);
});

it('lets no more through when all call at one moment', async () => {
  const { call } = openProcess();
  const first = await Promise.all(Array.from({ length: 20 }, () => call('at once', 6)));
  expect(first.filter((wait) => wait === null)).toHaveLength(6);
  await call('after one', 6);
  const later = await Promise.all(Array.from({ length: 20 }, () => call('after one', 6)));
  expect(later.filter((wait) => wait === null)).toHaveLength(5);
});

it('waits for nothing while a caller is far from the limit, and counts those calls together afterwards', async () => {
  const { state, counts, call } = openProcess();
  await call('far', 100);
  expect(state.asked).toBe(1);
  await times(9, () => call('far', 100));
  expect(state.asked).toBe(1);
  await counts.sendAll();
  expect(state.asked).toBe(2);
  const { rows } = await database.pool.query('SELECT count FROM rate_limits WHERE key = $1', [Buffer.from('far')]);
  expect(rows).toEqual([{ count: 10 }]);
});

it('counts by itself what nobody has waited for', async () => {
  const { call } = openProcess();
  await times(2, () => call('by itself', 100));
  let count = 0;
  while (count < 2) {
    const { rows } = await database.pool.query('SELECT count FROM rate_limits WHERE key = $1', [
      Buffer.from('by itself'),
    ]);
    count = rows[0].count;
  }
  expect(count).toBe(2);
});

it('lets no more than the calls of a moment too many through where two processes count the same caller', async () => {
  const [here, there] = [openProcess(), openProcess()];
  await times(4, () => here.call('both', 10));
  await here.counts.sendAll();
  expect(await times(8, () => there.call('both', 10))).toEqual([...through(6), end, end]);
  expect(await here.call('both', 10)).toBeNull();
  await here.counts.sendAll();
  expect(await here.call('both', 10)).toEqual(end);
});

it('asks nothing for one who is refused, and lets them in again when the window is over', async () => {
  const { state, call } = openProcess();
  await times(3, () => call('refused', 2));
  const { asked } = state;
  expect(await call('refused', 2)).toEqual(end);
  expect(state.asked).toBe(asked);
  state.now = end;
  expect(await times(3, () => call('refused', 2))).toEqual([null, null, new Date(end.getTime() + windowMs)]);
});

it('tells the next call of a caller whose calls could not be counted', async () => {
  const { state, counts, call } = openProcess();
  await times(2, () => call('lost', 100));
  state.broken = true;
  await counts.sendAll();
  await expect(call('lost', 100)).rejects.toThrow('The database is gone.');
  state.broken = false;
  expect(await call('lost', 100)).toBeNull();
});
