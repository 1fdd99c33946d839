import Fastify from 'fastify';
import { buildApi } from '../app/app.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { startTestApi, testNow, type TestApi } from '../testing/test-api.ts';

let now = testNow;
let api: TestApi;
beforeEach(async () => {
  now = testNow;
  api = await startTestApi({ rateLimitScale: 1, now: () => now });
});
afterEach(() => api.close());

const wrong = (email: string) => ({ email, password: 'wrong one here' });
const tryLogin = (email: string) => api.visitor().then((browser) => browser.post('/api/login', wrong(email)));

it('lets five wrong tries at one account through, and says when to come back', async () => {
  for (let i = 0; i < 5; i++) expect((await tryLogin('mai@example.com')).status).toBe(422);
  const { status, headers, body } = await tryLogin('mai@example.com');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('60');
  expect(body).toEqual({ message: 'That was a little fast. Try again in 60 seconds.', code: 'too-fast' });
});

it('counts every account by itself', async () => {
  for (let i = 0; i < 6; i++) await tryLogin('mai@example.com');
  expect((await tryLogin('linh@example.com')).status).toBe(422);
});

it('lets them in again when the minute is over', async () => {
  for (let i = 0; i < 6; i++) await tryLogin('mai@example.com');
  now = new Date(testNow.getTime() + 60_000);
  expect((await tryLogin('mai@example.com')).status).toBe(422);
});

it('counts the calls of all processes together', async () => {
  const other = Fastify();
  await other.register(buildApi(api.context));
  const there = new TestBrowser(other);
  await there.get('/api/csrf-cookie');
  for (let i = 0; i < 3; i++) await tryLogin('mai@example.com');
  for (let i = 0; i < 2; i++) await there.post('/api/login', wrong('mai@example.com'));
  expect((await there.post('/api/login', wrong('mai@example.com'))).status).toBe(429);
  await other.close();
});

it('keeps no address of anybody', async () => {
  await tryLogin('mai@example.com');
  const { rows } = await api.context.pool.query("SELECT encode(key, 'escape') AS key FROM rate_limits");
  expect(rows).not.toHaveLength(0);
  expect(JSON.stringify(rows)).not.toMatch(/mai|127\.0/);
});

it.each([
  ['/api/password/email', 5, { email: 'mai@example.com' }],
  [
    '/api/password/reset',
    5,
    { email: 'mai@example.com', token: 'x', password: 'long enough', password_confirmation: 'long enough' },
  ],
  [
    '/api/contactMessage',
    5,
    { name: 'Mai', email: 'mai@example.com', subject: 'Ferry', message: 'It leaves at eight.' },
  ],
  [
    '/api/register',
    10,
    { name: 'Mai', email: 'mai@example.com', password: 'long enough', password_confirmation: 'long enough' },
  ],
  ['/api/reviews', 10, { resource: 'Location', id: 1, rating: 4, text: 'Fine.' }],
  ['/api/location/suggest', 10, { suggested_location: 'Lhasa' }],
  ['/api/trips/anything/user/invite', 10, { emails: ['mai@example.com'] }],
  ['/api/trips/planner', 20, { destination_ids: [1], startDate: '2020-01-01', endDate: '2020-01-01' }],
  ['/api/email/subscribe', 20, { email: 'mai@example.com', type: 'blog' }],
])('lets %s through %i times a minute', async (url, most, form) => {
  const browser = await api.visitor();
  const statuses: number[] = [];
  for (let i = 0; i <= most; i++) statuses.push((await browser.post(url, form)).status);
  expect(statuses.slice(0, most)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});
