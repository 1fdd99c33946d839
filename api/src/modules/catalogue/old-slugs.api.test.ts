import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([
  ['destination', 'locations', '/api/location', 'tokyo'],
  ['place', 'places', '/api/pointOfInterests', 'gion'],
  ['hotel', 'hotels', '/api/hotels', 'hiiragiya'],
  ['tour', 'products', '/api/products', 'kiyomizu-at-six'],
  ['story', 'posts', '/api/post', 'how-to-bathe'],
])('a %s is found by a slug that it had before, and answers with the one that it has', async (_, table, path, slug) => {
  const before = await api.stranger().get(`${path}/once-called-so`);
  await api.context.pool.query(`UPDATE ${table} SET was = '{once-called-so}' WHERE slug = $1`, [slug]);
  await api.context.mirror.caughtUp();
  const { status, body } = await api.stranger().get(`${path}/Once-Called-So`);
  expect([before.status, status, body.results?.slug]).toEqual([404, 200, slug]);
});

it('what was withdrawn is not found by what it was called before', async () => {
  await api.context.pool.query(
    `UPDATE places SET was = '{gone-and-renamed}', withdrawn = true WHERE slug = 'nijo-castle'`,
  );
  await api.context.mirror.caughtUp();
  expect((await api.stranger().get('/api/pointOfInterests/gone-and-renamed')).status).toBe(404);
});
