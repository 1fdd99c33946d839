import { enrol } from '../../../testing/cast-people.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('takes no more than four hundred events on a trip, by whichever call they come', async () => {
  const { browser } = await enrol(api, 'Busy');
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const { pool } = api.context;
  // As many as there may be, less one.
  await pool.query(
    `INSERT INTO trip_events (trip_id, type, location_id, title, date, starts_at, ends_at)
     SELECT $1, 'custom', $2, 'Note ' || n, '2026-12-01', '2026-12-01 08:00:00', '2026-12-01 08:10:00'
     FROM generate_series(1, 399 - (SELECT count(*)::integer FROM trip_events WHERE trip_id = $1 AND type <> 'hop')) AS n`,
    [id, kyoto],
  );
  const note = { title: 'One more', start: '2026-12-02 08:00:00', end: '2026-12-02 08:10:00' };
  expect((await browser.post(`/api/trips/${id}/events/custom`, note)).status).toBe(200);
  const { status, body } = await browser.post(`/api/trips/${id}/events/custom`, note);
  expect([status, body.message]).toEqual([422, expect.stringContaining('400')]);
  const hotel = (await browser.get('/api/hotels?per_page=1')).body.data[0].id;
  const stay = { hotel_id: hotel, start: '2026-12-01 15:00:00' };
  expect((await browser.post(`/api/trips/${id}/events`, stay)).status).toBe(422);
});

it.each(['PATCH', 'duplicate'])('is not confused by a city that does not exist: %s', async (way) => {
  const { browser } = await enrol(api, 'Zero');
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const answer =
    way === 'PATCH'
      ? await browser.send('PATCH', `/api/trips/${id}`, { source_id: 0 })
      : await browser.post(`/api/trips/${id}/duplicate`, { startDate: '2026-12-05', source_id: 0 });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['source_id']]);
});

it('counts everything that is written, from one address in a minute', async () => {
  const limited = await startTestApi({ rateLimitScale: 1 });
  const { browser } = await enrol(limited, 'Writer');
  const statuses = new Set<number>();
  for (let i = 0; i < 301; i++) statuses.add((await browser.delete('/api/user/avatar')).status);
  expect([...statuses]).toEqual([200, 429]);
  await limited.close();
});
