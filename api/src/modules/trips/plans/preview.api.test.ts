import type { TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function aTrip() {
  const browser = await api.visitor();
  const { id: kyoto } = (await browser.get('/api/location/kyoto')).body.results;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const events: TripEvent[] = (await browser.get(`/api/trips/${id}/events`)).body.results;
  return { browser, id, events };
}
const patch = async ({ browser, id }: { browser: TestBrowser; id: string }, body: object) =>
  browser.send('PATCH', `/api/trips/${id}`, body);

it.each([
  ['Other dates', { endDate: '2026-12-02' }],
  ['Days of another week', { startDate: '2026-12-08', endDate: '2026-12-10' }],
  ['Other words', { title: 'Autumn' }],
])('%s are shown before they are there, and nothing is changed.', async (_, change) => {
  const trip = await aTrip();
  const seen = async () => (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
  const before = await seen();
  const { status, body } = await patch(trip, { ...change, preview: true });
  expect([status, body.results.trip]).toEqual([200, expect.objectContaining(change)]);
  expect(await seen()).toEqual(before);
  expect((await trip.browser.get(`/api/trips/${trip.id}/events`)).body.results).toEqual(trip.events);
});

it('A look at what would be is no change by itself.', async () => {
  expect((await patch(await aTrip(), { preview: true })).status).toBe(422);
});
