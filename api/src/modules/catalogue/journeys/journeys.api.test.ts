import type { Journey, JourneyDetails } from '@tabi/shared/contracts/journeys';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = async (query = ''): Promise<Journey[]> => (await api.stranger().get(`/api/journeys${query}`)).body.data;
const one = async (slug: string): Promise<JourneyDetails> =>
  (await api.stranger().get(`/api/journeys/${slug}`)).body.results;

it('lists journeys with their days, destinations and countries', async () => {
  const all = await list('?per_page=50');
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(all.find(({ slug }) => slug === 'nepal-and-bhutan')).toMatchObject({
    days: 13,
    destinations: [
      { slug: 'kathmandu', name: 'Kathmandu' },
      { slug: 'pokhara', name: 'Pokhara' },
      { slug: 'thimphu', name: 'Thimphu' },
    ],
    countries: ['Nepal', 'Bhutan'],
  });
});

it('comes in pages', async () => {
  const [first, second] = [await list('?per_page=10'), await list('?per_page=10&page=2')];
  expect(first).toHaveLength(10);
  expect(second.map(({ slug }) => slug)).not.toContain(first[0]?.slug);
});

it('lists those that come through one destination, by its slug or its id', async () => {
  const { results } = (await api.stranger().get('/api/location/pokhara')).body;
  const slugs = async (location: string) => (await list(`?location=${location}`)).map(({ slug }) => slug);
  expect(await slugs('pokhara')).toEqual(['nepal-and-bhutan']);
  expect(await slugs(String(results.id))).toEqual(['nepal-and-bhutan']);
  expect(await slugs('atlantis')).toEqual([]);
});

it('tells each stay in order, that in a place one comes back to as well', async () => {
  const { stays, days } = await one('nepal-and-bhutan');
  expect(stays.map(({ location }) => location.slug)).toEqual(['kathmandu', 'pokhara', 'kathmandu', 'thimphu']);
  expect(stays.reduce((sum, { nights }) => sum + nights, 1)).toBe(days);
});

it('tells the quickest way to each stay but the first', async () => {
  const { stays } = await one('hanoi-to-saigon-by-train');
  const ways = stays.map(({ way_here: way, location }) => way && [way.to.slug === location.slug, way.minutes > 0]);
  expect(ways).toEqual([null, ...stays.slice(1).map(() => [true, true])]);
});

it('leaves out a journey to a destination that has been withdrawn', async () => {
  const { pool } = api.context;
  await pool.query(`UPDATE locations SET withdrawn = true WHERE slug = 'thimphu'`);
  expect((await list('?per_page=50')).map(({ slug }) => slug)).not.toContain('nepal-and-bhutan');
  expect((await api.stranger().get('/api/journeys/nepal-and-bhutan')).status).toBe(404);
  await pool.query(`UPDATE locations SET withdrawn = false WHERE slug = 'thimphu'`);
});

it('is not found under an unknown slug', async () => {
  expect((await api.stranger().get('/api/journeys/to-the-moon')).status).toBe(404);
});
