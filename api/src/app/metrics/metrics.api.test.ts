import Fastify, { type FastifyInstance } from 'fastify';
import { serverOptions } from '../../http/server-options.ts';
import { inlineSolver } from '../../ports/jobs/solver.ts';
import { StartProblem } from '@tabi/postgres';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { buildApi } from '../app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './serve-metrics.ts';

let api: TestApi;
let metrics: Metrics;
let app: FastifyInstance;
let server: MetricsServer;
beforeAll(async () => {
  api = await startTestApi();
  metrics = createMetrics(api.context.pool);
  app = Fastify();
  await app.register(metrics.requests);
  app.get('/places/:id', async (_request, reply) => reply.code(404).send({}));
  server = await serveMetrics(metrics.registry, 0, '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  await app.close();
  await api.close();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
/** The value of the one line that begins so. */
async function valueOf(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(line));
  return Number(found?.split(' ').at(-1) ?? Number.NaN);
}

it('answers in the format of Prometheus', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
});

it('counts requests by route and status, and shows no address', async () => {
  await app.inject('/places/nijo-castle');
  expect(await valueOf('tabi_http_request_duration_seconds_count{method="GET",route="/places/:id",status="404"}')).toBe(
    1,
  );
  expect(await scrape()).not.toContain('nijo-castle');
});

it('counts an answer that was kept and is sent again as any other', async () => {
  const site = Fastify(serverOptions);
  await site.register(metrics.requests);
  await site.register(buildApi(api.context));
  const path = '/api/pointOfInterests/kinkaku-ji';
  const answers = [await site.inject(path), await site.inject(path)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const counted =
    'tabi_http_request_duration_seconds_count{method="GET",route="/api/pointOfInterests/:id",status="200"}';
  expect(await valueOf(counted)).toBe(2);
  await site.close();
});

it('counts what has no route in one line', async () => {
  await app.inject('/wp-login.php');
  await app.inject('/.env');
  expect(await valueOf('tabi_http_request_duration_seconds_count{method="GET",route="none",status="404"}')).toBe(2);
});

it('shows the connections in use', async () => {
  const client = await api.context.pool.connect();
  const busy = await valueOf('tabi_database_connections{state="busy"}');
  client.release();
  expect(busy).toBeGreaterThanOrEqual(1);
});

it('shows how many jobs wait, and for how long the oldest is due', async () => {
  const { pool, queue } = api.context;
  const waiting = '{queue="plan-trip",state="waiting"}';
  expect(await valueOf(`tabi_jobs${waiting}`)).toBe(0);
  await queue.add(pool, '01980000-0000-7000-8000-000000000001');
  await pool.query(`UPDATE jobs.job SET start_after = now() - interval '90 seconds' WHERE name = 'plan-trip'`);
  expect(await valueOf(`tabi_jobs${waiting}`)).toBe(1);
  expect(await valueOf(`tabi_jobs_oldest_seconds${waiting}`)).toBeGreaterThanOrEqual(90);
});

it('shows parked jobs', async () => {
  await api.context.pool.query(`UPDATE jobs.job SET state = 'failed' WHERE name = 'plan-trip'`);
  expect(await valueOf('tabi_jobs{queue="plan-trip",state="parked"}')).toBe(1);
  expect(await valueOf('tabi_jobs{queue="plan-trip",state="waiting"}')).toBe(0);
});

it('says how long planning took, and how it ended', async () => {
  const solver = metrics.timed({ ...inlineSolver(), solve: async () => ({ plan: null, rejected: [], failure: null }) });
  await solver.solve({} as never);
  expect(await valueOf('tabi_planner_duration_seconds_count{result="refused"}')).toBe(1);
});

it('measures the process', async () => {
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNaN();
});

it('says in one sentence that the port is taken', async () => {
  await expect(serveMetrics(metrics.registry, server.port, '127.0.0.1')).rejects.toThrow(StartProblem);
});
