import { randomUUID } from 'node:crypto';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { inlineSolver, type Solver } from '../../../ports/jobs/solver.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { planTrip, startPlanningJobs } from './planning-service.ts';

const queueTimes = { startAfterSeconds: 0, expireInSeconds: 1, pollingSeconds: 0.5, maintenanceSeconds: 1 };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ queueTimes });
});
afterEach(() => api.close());

/** A solver that never answers: the process was killed before it could. */
const killed: Solver = { solve: () => new Promise(() => undefined), close: async () => undefined };
const killSolver = () => Object.assign(api.context, { solver: killed, planPatienceMs: 100 });

async function until<T>(ask: () => Promise<T | false>): Promise<T> {
  const deadline = Date.now() + 12_000;
  for (;;) {
    const answer = await ask();
    if (answer !== false) return answer;
    if (Date.now() > deadline) throw new Error('It did not happen within twelve seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const create = async () => {
  const browser = await api.visitor();
  const { id: kyoto } = (await browser.get('/api/location/kyoto')).body.results;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  return { browser, answer: (await browser.post('/api/trips/planner', wish)).body.results };
};
const statusOf = async (id: string) =>
  (await api.context.pool.query<{ status: string }>('SELECT status FROM trips WHERE id = $1', [id])).rows[0]?.status;
const count = async (sql: string, id: string) =>
  Number((await api.context.pool.query<{ n: number }>(sql, [id])).rows[0]?.n);
const stops = (id: string) => count('SELECT count(*) AS n FROM trip_events WHERE trip_id = $1', id);
const jobs = (id: string) => count('SELECT count(*) AS n FROM jobs.job WHERE id = $1', id);

it('answers in progress when planning takes long, and the job plans the trip of a killed process', async () => {
  killSolver();
  const { answer } = await create();
  expect(answer.status).toBe('in progress');
  const survivor: ApiContext = { ...api.context, solver: inlineSolver() };
  await startPlanningJobs(survivor);
  await until(async () => (await statusOf(answer.id)) === 'planned');
  expect(await stops(answer.id)).toBeGreaterThan(5);
}, 30_000);

it('tells whoever waits what the planner is at, until the trip is planned', async () => {
  killSolver();
  const { browser, answer } = await create();
  const asked = async () => (await browser.get(`/api/trips/${answer.id}`)).body.results;
  expect(answer.trip.progress).toEqual({ stage: 'ordering', places: expect.any(Number) });
  expect((await asked()).progress.places).toBeGreaterThan(20);
  await planTrip({ ...api.context, solver: inlineSolver() }, answer.id);
  expect(await asked()).not.toHaveProperty('progress');
  expect(await count('SELECT count(*) AS n FROM trip_progress WHERE trip_id = $1', answer.id)).toBe(0);
}, 30_000);

it('plans a trip whose job was taken by a process that was killed', async () => {
  killSolver();
  const { answer } = await create();
  await api.context.pool.query("UPDATE jobs.job SET state = 'active', started_on = now() WHERE id = $1", [answer.id]);
  await startPlanningJobs({ ...api.context, solver: inlineSolver() });
  await until(async () => (await statusOf(answer.id)) === 'planned');
}, 30_000);

it('leaves no job behind when the trip was planned right away', async () => {
  const { answer } = await create();
  expect(answer.status).toBe('planned');
  expect(await jobs(answer.id)).toBe(0);
});

it('stores a plan once, however often two processes solve it', async () => {
  killSolver();
  const { answer } = await create();
  const solver = inlineSolver();
  await Promise.all([planTrip({ ...api.context, solver }, answer.id), planTrip({ ...api.context, solver }, answer.id)]);
  const events = await stops(answer.id);
  await planTrip({ ...api.context, solver }, answer.id);
  expect(await stops(answer.id)).toBe(events);
  const { rows } = await api.context.pool.query('SELECT kind FROM trip_changes WHERE trip_id = $1 ORDER BY seq', [
    answer.id,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['created', 'planned']);
}, 20_000);

it('stores no trip without its job', async () => {
  api.context.queue = { ...api.context.queue, add: () => Promise.reject(new Error('The queue is away.')) };
  const { browser, answer } = await create();
  expect(answer).toBeUndefined();
  expect((await browser.get('/api/user/trips')).body.results).toEqual([]);
});

it('marks a trip failed when no plan holds, and never stores the broken one', async () => {
  const logged = jest.spyOn(api.context.log, 'error').mockImplementation(() => undefined);
  api.context.solver = { ...killed, solve: async () => ({ plan: null, rejected: [[]], failure: null }) };
  const { answer } = await create();
  expect(answer).toMatchObject({ status: 'failed', message: expect.stringContaining('could not plan') });
  expect(await stops(answer.id)).toBe(0);
  expect(logged).toHaveBeenCalledTimes(1);
});

it('gives a trip up after the job has failed too often', async () => {
  jest.spyOn(api.context.log, 'error').mockImplementation(() => undefined);
  api.context.solver = { ...killed, solve: () => Promise.reject(new Error('The worker fell over.')) };
  const { answer } = await create();
  expect(answer.status).toBe('in progress');
  await startPlanningJobs(api.context);
  await until(async () => (await statusOf(answer.id)) === 'failed');
}, 30_000);

it('does nothing for a job whose trip is gone', async () => {
  await inTransaction(api.context.pool, (db) => api.context.queue.add(db, randomUUID()));
  await expect(planTrip(api.context, randomUUID())).resolves.toBeUndefined();
});
