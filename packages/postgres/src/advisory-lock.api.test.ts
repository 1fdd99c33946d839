import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { locks } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

it('lets nobody begin before the one at work has ended, on whichever connections it works', async () => {
  const told: string[] = [];
  const work = (name: string) => () => {
    told.push(`${name} begins`);
    return database.pool.query('SELECT 1').then(() => told.push(`${name} ends`));
  };
  await Promise.all(['one', 'two', 'three'].map((name) => withAdvisoryLock(database.pool, locks.queues, work(name))));
  expect(told.map((each) => each.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
});

it('lets the next one in when work failed', async () => {
  const failing = withAdvisoryLock(database.pool, locks.queues, () => Promise.reject(new Error('It fell over.')));
  await expect(failing).rejects.toThrow('It fell over.');
  await expect(withAdvisoryLock(database.pool, locks.queues, async () => 'done')).resolves.toBe('done');
});
