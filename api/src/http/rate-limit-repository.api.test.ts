import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { countCalls } from './rate-limit-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-12-01T10:00:00Z');
const minute = 60_000;
const count = async (key: string, weight = 1, at = now) => {
  const { count: calls, resetsAt } = await countCalls(database.pool, Buffer.from(key), at, minute, weight);
  return [calls, resetsAt.toISOString()];
};
const end = '2026-12-01T10:01:00.000Z';

it('tells each of many calls of one moment the count that it made, whoever else called then', async () => {
  const calls = [count('a'), count('a'), count('b', 4), count('a', 2), count('b'), count('a')];
  expect(await Promise.all(calls)).toEqual([
    [1, end],
    [2, end],
    [4, end],
    [4, end],
    [5, end],
    [5, end],
  ]);
  expect(await count('a')).toEqual([6, end]);
});

it('begins to count anew once a window is over', async () => {
  await count('c', 7);
  const later = new Date(now.getTime() + minute);
  const anew = '2026-12-01T10:02:00.000Z';
  expect(await Promise.all([count('c', 1, later), count('c', 1, later), count('d', 1, later)])).toEqual([
    [1, anew],
    [2, anew],
    [1, anew],
  ]);
});
