import { later } from '@tabi/shared/format';
import type { ApiLog } from '../../http/log.ts';
import { solve, type Hop, travelOf } from '@tabi/planner';
import { aPlace, aRequest, city } from '@tabi/planner/testing';
import { startStandInEngine, type StandInEngine } from '../../testing/routing-engine.ts';
import { startTestApi, testNow } from '../../testing/test-api.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { createRouting, type Routing } from './routing.ts';
import type { RoutingSettings } from './routing-settings.ts';

let database: TestDatabase;
let server: StandInEngine;
let now: Date;
const warn = jest.fn();
const log: ApiLog = { info: jest.fn(), warn, error: jest.fn() };

beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startStandInEngine()]);
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE routing_ways');
  server.mood = 'right';
  server.asked.length = 0;
  now = testNow;
  warn.mockClear();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const settings = (change: Partial<RoutingSettings> = {}): RoutingSettings => ({
  engine: 'osrm',
  url: server.url,
  modes: ['walk', 'drive'],
  timeoutMs: 1_000,
  batch: 50,
  cacheDays: 30,
  ...change,
});
const opened: Routing[] = [];
const routing = (change?: Partial<RoutingSettings>) => {
  const own = createRouting(settings(change), { pool: database.pool, log, now: () => now });
  opened.push(own);
  return own;
};
afterEach(async () => {
  for (const own of opened.splice(0)) await own.close();
});

/** A city where people drive. */
const motorCity = { ...city, ways: { kind: 'motor', trains: false, land: 'mainland' } as const };
const request = aRequest({ destinations: [motorCity], places: Array.from({ length: 12 }, (_, i) => aPlace(i)) });
const sources = ({ plan }: ReturnType<typeof solve>) =>
  new Set(
    plan!.days.flatMap((day) => day.items.filter((item): item is Hop => item.type === 'hop')).map((hop) => hop.source),
  );
const walked = aPlace(0);
const near = { lat: walked.lat + 0.005, lng: walked.lng };

it.each(['osrm', 'valhalla'] as const)('plans by the streets of %s, and the plan holds', async (engine) => {
  const asked = await routing({ engine }).prepare(request);
  const solved = solve(asked);
  expect(solved.rejected).toEqual([]);
  expect(sources(solved)).toEqual(new Set([engine]));
});

it('asks an engine once for a way', async () => {
  const first = await routing().prepare(request);
  const questions = server.asked.length;
  expect(questions).toBeGreaterThan(0);
  expect(await routing().prepare(request)).toEqual(first);
  expect(server.asked).toHaveLength(questions);
});

it('asks again when an answer is too old, and prunes it', async () => {
  await routing().prepare(request);
  const questions = server.asked.length;
  now = later(testNow, { days: 31 });
  await routing().prune();
  expect((await database.pool.query('SELECT FROM routing_ways')).rowCount).toBe(0);
  await routing().prepare(request);
  expect(server.asked).toHaveLength(2 * questions);
});

it('asks in small questions when told to', async () => {
  const [small, large] = [await routing({ batch: 4 }).prepare(request), server.asked.length];
  await database.pool.query('TRUNCATE routing_ways');
  server.asked.length = 0;
  const whole = await routing().prepare(request);
  expect(large).toBeGreaterThan(server.asked.length);
  expect(travelOf(small).leg(request.places[0]!, request.places[5]!)).toEqual(
    travelOf(whole).leg(request.places[0]!, request.places[5]!),
  );
});

it('estimates the ways that an engine does not know, and takes the others', async () => {
  server.mood = 'partial';
  const asked = await routing().prepare(request);
  const travel = travelOf(asked);
  const found = new Set<string>();
  for (const from of request.places) for (const to of request.places) found.add(travel.leg(from, to).source);
  expect(found).toEqual(new Set(['estimate', 'osrm']));
  const questions = server.asked.length;
  await routing().prepare(request);
  expect(server.asked).toHaveLength(questions);
});

it.each(['failing', 'garbage', 'short', 'slow'] as const)('plans by estimates when the engine is %s', async (mood) => {
  server.mood = mood;
  const own = routing({ timeoutMs: 50 });
  const asked = await own.prepare(request);
  expect(asked).toBe(request);
  expect(sources(solve(asked))).toEqual(new Set(['estimate']));
  expect(warn).toHaveBeenCalled();
});

it('keeps nothing of an engine that could not place a point, and goes on asking it', async () => {
  server.mood = 'stray';
  const own = routing();
  for (let i = 0; i < 4; i++) expect(await own.prepare(request)).toBe(request);
  server.mood = 'right';
  expect((await own.prepare(request)).routed?.source).toBe('osrm');
});

it('leaves an engine alone that failed three times, and comes back to it', async () => {
  server.mood = 'failing';
  const own = routing({ batch: 4 });
  await own.prepare(request);
  const questions = server.asked.length;
  await own.prepare(request);
  expect(server.asked).toHaveLength(questions);
  now = new Date(testNow.getTime() + 31_000);
  server.mood = 'right';
  expect((await own.prepare(request)).routed?.source).toBe('osrm');
});

it('asks for the modes that the engine has', async () => {
  await routing({ modes: ['walk'] }).prepare(request);
  expect(server.asked.every((line) => line.startsWith('GET /table/v1/foot/'))).toBe(true);
});

it('tells one way by a chosen mode, once', async () => {
  const own = routing();
  const leg = await own.leg('walk', walked, near);
  expect(leg).toMatchObject({ mode: 'walk', source: 'osrm', minutes: 1 });
  expect(await own.leg('walk', walked, near)).toEqual(leg);
  expect(server.asked).toEqual([expect.stringMatching(/^GET \/route\/v1\/foot\//)]);
});

it('tells a way while all connections are with people who change trips', async () => {
  const { pool } = database;
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  try {
    expect((await routing().leg('walk', walked, near)).source).toBe('osrm');
  } finally {
    for (const client of held) client.release();
  }
});

it('estimates one way that the engine cannot tell, or has no mode for', async () => {
  const own = routing();
  expect((await own.leg('transit', walked, near)).source).toBe('estimate');
  expect(server.asked).toEqual([]);
  server.mood = 'partial';
  expect((await own.leg('drive', walked, near)).source).toBe('estimate');
  await own.leg('drive', walked, near);
  expect(server.asked).toHaveLength(1);
  server.mood = 'failing';
  expect((await own.leg('walk', walked, near)).source).toBe('estimate');
});

it('is the estimate alone without settings', async () => {
  const own = createRouting(undefined, { pool: database.pool, log, now: () => now });
  expect(await own.prepare(request)).toBe(request);
  expect((await own.leg('walk', walked, near)).source).toBe('estimate');
});

it('keeps with each hop of a stored trip where its minutes come from', async () => {
  const api = await startTestApi({ routing: routing() });
  try {
    const browser = await api.visitor();
    const { id: dubai } = (await browser.get('/api/location/dubai')).body.results;
    const wish = { destination_ids: [dubai], startDate: '2026-12-01', endDate: '2026-12-02' };
    const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
    const { results } = (await browser.get(`/api/trips/${id}/events`)).body;
    const hops = (results as { type: string; source: string }[]).filter(({ type }) => type === 'hop');
    expect(new Set(hops.map(({ source }) => source))).toEqual(new Set(['osrm']));
  } finally {
    await api.close();
  }
}, 30_000);

it('knows how many people live where a destination lies', async () => {
  const near = async (country: string, lat: number, lng: number): Promise<number> => {
    const text = 'SELECT population_near($1, $2, $3) AS people';
    return (await database.pool.query<{ people: number }>(text, [country, lat, lng])).rows[0]!.people;
  };
  expect(await near('IN', 18.935, 72.8305)).toBeGreaterThan(10_000_000);
  // Da Nang, 22 km off, is not Hoi An.
  expect(await near('VN', 15.8801, 108.338)).toBeLessThan(500_000);
  expect(await near('JO', 30.3222, 35.473)).toBeLessThan(100_000);
});
