import { importProducts } from '@tabi/catalogue';
import { signUp } from '../../../testing/test-person.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tour = '/api/products/kiyomizu-at-six/trip';

it('opens a tour as a planned trip of one’s own, stop by stop', async () => {
  const visitor = await api.visitor();
  const { status, body } = await visitor.post(tour, { startDate: '2026-12-05' });
  expect([status, body.results.status]).toEqual([200, 'planned']);
  const trip = (await visitor.get(`/api/trips/${body.results.id}`)).body.results;
  expect(trip).toMatchObject({
    title: 'Kiyomizu at six, pickles by ten',
    startDate: '2026-12-05',
    endDate: '2026-12-05',
    startTime: '06:15',
    canManage: true,
  });
  const events = (await visitor.get(`/api/trips/${body.results.id}/events`)).body.results;
  const { stops } = (await visitor.get('/api/products/kiyomizu-at-six')).body.results;
  const visits = events.filter(({ type }: { type: string }) => type === 'visit');
  expect(visits.map((visit: { poi_id: number; start: string }) => [visit.poi_id, visit.start])).toEqual(
    stops.map((stop: { poi: { id: number }; arrives_at: string }) => [stop.poi.id, `2026-12-05 ${stop.arrives_at}:00`]),
  );
  expect(visits.every(({ open }: { open: boolean }) => open)).toBe(true);
  expect(events.filter(({ type }: { type: string }) => type === 'hop')).toHaveLength(stops.length - 1);
});

it('begins where its traveller lives, who named no other city', async () => {
  const { browser } = await signUp(api);
  const { rows } = await api.context.pool.query<{ id: number }>(
    `SELECT id FROM cities WHERE name = 'Berlin' ORDER BY population DESC LIMIT 1`,
  );
  await browser.send('PATCH', '/api/user/settings', { home_city_id: rows[0]?.id });
  const { id } = (await browser.post(tour, { startDate: '2027-03-01' })).body.results;
  expect((await browser.get(`/api/trips/${id}`)).body.results.home).toMatchObject({ city: 'Berlin' });
});

it('gives everybody a copy of their own', async () => {
  const [one, two] = [await api.visitor(), await api.visitor()];
  const { id } = (await one.post(tour, {})).body.results;
  expect((await two.post(tour, {})).body.results.id).not.toBe(id);
  expect((await two.get(`/api/trips/${id}`)).status).toBe(404);
});

it('takes the next day that suits the tour', async () => {
  await api.context.pool.query(`UPDATE products SET days = '{2}' WHERE slug = 'kiyomizu-at-six'`);
  const visitor = await api.visitor();
  const { id } = (await visitor.post(tour, {})).body.results;
  expect((await visitor.get(`/api/trips/${id}`)).body.results.startDate).toBe('2026-11-25');
});

it('says which stop is closed on the day one insists on', async () => {
  await api.context.pool.query(`UPDATE places SET closed_dates = '{12-06}' WHERE slug = 'kiyomizu-dera'`);
  const visitor = await api.visitor();
  const { results } = (await visitor.post(tour, { startDate: '2026-12-06' })).body;
  expect(results.message).toBe('Kiyomizu-dera is closed on that day.');
  const [first] = (await visitor.get(`/api/trips/${results.id}/events`)).body.results;
  expect(first).toMatchObject({ open: false, hours_that_day: 'Closed' });
});

it('refuses a supplier’s product, which has no stops', async () => {
  const feed = 'title,location,web_url,price,currency\nTea,kyoto,https://example.com/tea,1,USD';
  await importProducts(api.context.pool, 'Sample Tours', 'feed.csv', feed);
  const [{ slug }] = (await api.stranger().get('/api/products?location=kyoto&price=paid')).body.data;
  const visitor = await api.visitor();
  expect((await visitor.post(`/api/products/${slug}/trip`, {})).status).toBe(422);
});

it.each([
  ['a day that has passed', tour, { startDate: '2026-11-20' }, 422],
  ['a day that does not exist', tour, { startDate: '2026-02-30' }, 422],
  ['an unknown tour', '/api/products/no-such-tour/trip', {}, 404],
])('refuses %s', async (_what, url, body, status) => {
  expect((await (await api.visitor()).post(url, body)).status).toBe(status);
});

it('refuses a change without its token', async () => {
  expect((await api.stranger().post(tour, {})).status).toBe(419);
});
