import ICAL from 'ical.js';
import { later } from '@tabi/shared/format';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, testNow, type TestApi } from '../../../testing/test-api.ts';

let now = testNow;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => api.close());

async function followed() {
  const owner = await api.visitor();
  const kyoto = (await owner.get('/api/location/kyoto')).body.results.id;
  const days = { startDate: '2026-12-01', endDate: '2026-12-01' };
  const { trip } = await plannedTrip(owner, { destination_ids: [kyoto], ...days });
  const { url, token } = (await owner.get(`/api/trips/${trip.id}/calendar`)).body.results;
  const path = url.replace('https://tabi.test', '');
  return { owner, trip, path, token, ask: (headers = {}) => api.stranger().get(path, headers) };
}

it('is read by a calendar without cookies, and asked for again in vain until something changes', async () => {
  const { owner, trip, ask } = await followed();
  const first = await ask();
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(first.body) as unknown[]);
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(2);
  const known = { 'if-none-match': String(first.headers['etag']) };
  expect((await ask(known)).status).toBe(304);
  await owner.send('PATCH', `/api/trips/${trip.id}`, { title: 'Kyoto, our way' });
  const second = await ask(known);
  expect([second.status, /NAME:Kyoto\\?, our way/.test(second.body)]).toEqual([200, true]);
});

it('stays the same until it is revoked, and is another one then', async () => {
  const { owner, trip, path, ask } = await followed();
  const again = (await owner.get(`/api/trips/${trip.id}/calendar`)).body.results.url;
  expect(again.endsWith(path)).toBe(true);
  expect((await owner.delete(`/api/trips/${trip.id}/calendar`)).status).toBe(200);
  expect((await ask()).status).toBe(404);
  expect((await owner.get(`/api/trips/${trip.id}/calendar`)).body.results.url).not.toBe(again);
});

it('opens the calendar and not the trip, and no other token opens it', async () => {
  const { owner, trip, token } = await followed();
  const guest = await api.visitor();
  expect((await guest.get(`/api/trips/${trip.id}?token=${token}`)).status).toBe(404);
  expect((await guest.get(`/api/trips/${trip.id}/export/trip.ics?token=${token}`)).status).toBe(404);
  const open = (await owner.get(`/api/trips/${trip.id}/public`)).body.results.token;
  for (const wrong of [open, '', 'x'])
    expect((await guest.get(`/calendar/${trip.slug}.ics?token=${wrong}`)).status).toBe(404);
});

it('ends with the trip, and after a year', async () => {
  const { owner, trip, ask } = await followed();
  now = later(testNow, { days: 366 });
  expect((await ask()).status).toBe(404);
  now = testNow;
  expect((await ask()).status).toBe(200);
  await owner.delete(`/api/trips/${trip.id}`);
  expect((await ask()).status).toBe(404);
});

it('is stored in no way that opens it', async () => {
  const { trip, token } = await followed();
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const { rows } = await api.context.pool.query('SELECT trip_links::text AS row FROM trip_links WHERE trip_id = $1', [
    trip.id,
  ]);
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});
