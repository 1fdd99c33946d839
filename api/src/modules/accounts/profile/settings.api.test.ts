import { signUp } from '../../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = '/api/user/settings';
const anyCity = async () =>
  (await api.context.pool.query<{ id: number; name: string }>('SELECT id, name FROM cities ORDER BY id LIMIT 1'))
    .rows[0];

it('are none until something is chosen', async () => {
  const { browser } = await signUp(api);
  const { setting } = (await browser.get('/api/user')).body.results;
  expect(Object.keys(setting).sort()).toEqual(['home_city', 'timeZone']);
  expect(setting.home_city).toBeNull();
});

it('are changed one by one, and are there in the next browser', async () => {
  const { browser, email, password } = await signUp(api);
  await browser.send('PATCH', path, { units: 'mi', theme: 'dark' });
  await browser.send('PATCH', path, {
    clock: '12h',
    week_start: 0,
    theme: 'device',
    motion: 'reduced',
    currency: 'JPY',
  });
  const other = await api.visitor();
  const { setting } = (await other.post('/api/login', { email, password })).body.results;
  const chosen = { units: 'mi', theme: 'device', clock: '12h', week_start: 0, motion: 'reduced', currency: 'JPY' };
  expect(setting).toMatchObject(chosen);
});

it('hold the city that trips begin in, until it is taken away', async () => {
  const { browser } = await signUp(api);
  const city = await anyCity();
  const { body } = await browser.send('PATCH', path, { home_city_id: city?.id });
  expect(body.results.setting.home_city).toEqual(city);
  const kept = await browser.send('PATCH', path, { units: 'km' });
  expect(kept.body.results.setting.home_city).toEqual(city);
  const gone = await browser.send('PATCH', path, { home_city_id: null });
  expect(gone.body.results.setting).toMatchObject({ home_city: null, units: 'km' });
});

it.each([
  ['theme', { theme: 'sepia' }],
  ['currency', { currency: 'XXX' }],
  ['units', { units: 'li' }],
  ['clock', { clock: '10h' }],
  ['week_start', { week_start: 3 }],
  ['motion', { motion: 'wild' }],
  ['home_city_id', { home_city_id: 2_000_000_000 }],
])('refuse a wrong %s and change nothing', async (field, wrong) => {
  const { browser } = await signUp(api);
  const { status, body } = await browser.send('PATCH', path, { units: 'mi', ...wrong });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect((await browser.get('/api/user')).body.results.setting).not.toHaveProperty('units');
});

it('of an older site that are offered no more count as never chosen', async () => {
  const { browser, id } = await signUp(api);
  await api.context.pool.query(`UPDATE users SET settings = '{"units": "li"}' WHERE id = $1`, [id]);
  expect((await browser.get('/api/user')).body.results.setting).not.toHaveProperty('units');
});
