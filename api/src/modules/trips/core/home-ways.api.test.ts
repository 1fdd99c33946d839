import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { destinationIds } from '../../../testing/planned-trip.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'tokyo');
});
afterAll(() => api.close());

const cityNamed = async (name: string): Promise<number> =>
  (
    await api.context.pool.query<{ id: number }>('SELECT id FROM cities WHERE name = $1 ORDER BY population DESC', [
      name,
    ])
  ).rows[0]!.id;

async function tripFrom(name: string | null) {
  const browser = await api.visitor();
  const source_id = name === null ? null : await cityNamed(name);
  const wish = { source_id, destination_ids: [ids['kyoto']], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip } = (await browser.post('/api/trips', wish)).body.results;
  return { browser, trip };
}

it('Whoever comes from far away flies there and back, with the airports in the minutes.', async () => {
  const { trip } = await tripFrom('Berlin');
  expect(trip.home).toMatchObject({ city: 'Berlin', there: { travel_mode: 'flight', source: 'estimate' } });
  expect(trip.home.there.minutes).toBeGreaterThan(14 * 60);
  expect(trip.home.there.minutes).toBeLessThan(22 * 60);
  expect(trip.home.back.minutes).toBe(trip.home.there.minutes);
});

it('From a city that is a destination too the connection is the real one.', async () => {
  const { trip } = await tripFrom('Tokyo');
  expect(trip.home.there).toMatchObject({ travel_mode: 'train', source: 'typical' });
});

it('Nothing is said of a home that nobody named, of one on the spot, or to a guest.', async () => {
  expect((await tripFrom(null)).trip.home).toBeNull();
  expect((await tripFrom('Kyoto')).trip.home).toBeNull();
  const { browser, trip } = await tripFrom('Berlin');
  const { token } = (await browser.get(`/api/trips/${trip.id}/public`)).body.results;
  const guest = await api.visitor();
  expect((await guest.get(`/api/trips/${trip.id}?token=${token}`)).body.results.home).toBeNull();
});
