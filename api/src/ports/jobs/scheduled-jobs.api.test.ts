import { createLog } from '../../http/log.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { openJobs, type Jobs } from './jobs.ts';
import { startScheduledJobs, type ScheduledJob } from './scheduled-jobs.ts';

const log = createLog('silent');
const quick = { tries: 1, retryDelaySeconds: 0, pollingSeconds: 0.5 };
const never = '0 0 29 2 *';

let database: TestDatabase;
const running: Jobs[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await database.drop();
});

/** A process that starts. */
const start = async (...scheduled: ScheduledJob[]) => {
  const jobs = await openJobs(database.pool, log);
  running.push(jobs);
  await startScheduledJobs(jobs, log, scheduled, quick);
  return jobs;
};

const states = async (name: string): Promise<string[]> =>
  (await database.pool.query('SELECT state FROM jobs.job WHERE name = $1', [name])).rows.map(({ state }) => state);

/** A scheduled job, and the promise that it has been done `count` times. */
function counting(name: string, count: number, act: () => void = () => undefined) {
  let done = 0;
  let reached = () => undefined as void;
  const until = new Promise<void>((resolve) => (reached = resolve));
  const run = async () => {
    done += 1;
    if (done === count) reached();
    act();
  };
  return { job: { name, cron: never, run }, until, times: () => done };
}

async function untilState(name: string, state: string): Promise<void> {
  while (!(await states(name)).includes(state)) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('does a scheduled job when the site starts', async () => {
  const sweep = counting('sweep', 1);
  await start(sweep.job);
  await sweep.until;
  await untilState('sweep', 'completed');
});

it('asks for it once, however many processes start', async () => {
  const sweep = counting('sweep', 1);
  const job = { ...sweep.job, restSeconds: 21_600 };
  await start(job);
  await start(job);
  await sweep.until;
  await untilState('sweep', 'completed');
  await start(job);
  expect(await states('sweep')).toEqual(['completed']);
});

it('leaves one that fails every time as failed after its tries, and does the others', async () => {
  const poison = counting('poison', 2, () => {
    throw new Error('It never works.');
  });
  const sweep = counting('sweep', 1);
  await start(poison.job, sweep.job);
  await Promise.all([poison.until, sweep.until]);
  await untilState('poison', 'failed');
  expect([poison.times(), await states('poison')]).toEqual([2, ['failed']]);
});

it('keeps the hours of what there is, and forgets what there is no more', async () => {
  const hours = async () => (await database.pool.query('SELECT name, cron FROM jobs.schedule ORDER BY name')).rows;
  const [sweep, rates] = [counting('sweep', 1), counting('refresh-rates', 1)];
  const first = await start(sweep.job, { ...rates.job, cron: '30 15 * * 1-5' });
  expect(await hours()).toEqual([
    { name: 'refresh-rates', cron: '30 15 * * 1-5' },
    { name: 'sweep', cron: never },
  ]);
  await first.stop();
  running.splice(0);
  await start({ ...sweep.job, cron: '0 1 * * *' });
  expect(await hours()).toEqual([{ name: 'sweep', cron: '0 1 * * *' }]);
});
