import { createLog } from '../../http/log.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { startChores, type Chore, type Chores } from './chores.ts';
import { openPlanQueue, type PlanQueue } from './plan-queue.ts';

const log = createLog('silent');
const quick = { tries: 1, retryDelaySeconds: 0, pollingSeconds: 0.5 };
const never = '0 0 29 2 *';

let database: TestDatabase;
let queue: PlanQueue;
const running: Chores[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  queue = await openPlanQueue(database.pool, log);
});
afterEach(async () => {
  for (const chores of running.splice(0)) await chores.stop();
  await queue.stop();
  await database.drop();
});

const start = async (...chores: Chore[]) => {
  const started = await startChores(database.pool, log, chores, quick);
  running.push(started);
  return started;
};

const states = async (name: string): Promise<string[]> =>
  (await database.pool.query('SELECT state FROM jobs.job WHERE name = $1', [name])).rows.map(({ state }) => state);

/** A chore, and the promise that it has been done `count` times. */
function counting(name: string, count: number, act: () => void = () => undefined) {
  let done = 0;
  let reached = () => undefined as void;
  const until = new Promise<void>((resolve) => (reached = resolve));
  const run = async () => {
    done += 1;
    if (done === count) reached();
    act();
  };
  return { chore: { name, cron: never, run }, until, times: () => done };
}

async function untilState(name: string, state: string): Promise<void> {
  while (!(await states(name)).includes(state)) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('does a chore when the site starts', async () => {
  const sweep = counting('sweep', 1);
  await start(sweep.chore);
  await sweep.until;
  await untilState('sweep', 'completed');
});

it('asks for it once, however many processes start', async () => {
  const sweep = counting('sweep', 1);
  const chore = { ...sweep.chore, restSeconds: 21_600 };
  await start(chore);
  await start(chore);
  await sweep.until;
  await untilState('sweep', 'completed');
  await start(chore);
  expect(await states('sweep')).toEqual(['completed']);
});

it('leaves one that fails every time as failed after its tries, and does the others', async () => {
  const poison = counting('poison', 2, () => {
    throw new Error('It never works.');
  });
  const sweep = counting('sweep', 1);
  await start(poison.chore, sweep.chore);
  await Promise.all([poison.until, sweep.until]);
  await untilState('poison', 'failed');
  expect([poison.times(), await states('poison')]).toEqual([2, ['failed']]);
});

it('keeps the hours of what there is, and forgets what there is no more', async () => {
  const hours = async () => (await database.pool.query('SELECT name, cron FROM jobs.schedule ORDER BY name')).rows;
  const [sweep, rates] = [counting('sweep', 1), counting('refresh-rates', 1)];
  const first = await start(sweep.chore, { ...rates.chore, cron: '30 15 * * 1-5' });
  expect(await hours()).toEqual([
    { name: 'refresh-rates', cron: '30 15 * * 1-5' },
    { name: 'sweep', cron: never },
  ]);
  await first.stop();
  running.splice(0);
  await start({ ...sweep.chore, cron: '0 1 * * *' });
  expect(await hours()).toEqual([{ name: 'sweep', cron: '0 1 * * *' }]);
});
