import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const addresses = async () => {
  const { body } = await api.stranger().get('/sitemap.xml');
  return [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
};

it('lists every public page once, with its whole address', async () => {
  const found = await addresses();
  const origin = api.context.address;
  expect(found).toEqual(expect.arrayContaining(['/', '/destinations/kyoto', '/blog/'].map((path) => origin + path)));
  const { rows } = await api.context.pool.query('SELECT count(*)::int AS places FROM places WHERE NOT withdrawn');
  expect(found.filter((address) => address.includes('/attractions/'))).toHaveLength(rows[0].places);
  expect(new Set(found).size).toBe(found.length);
});

it('leaves out what has been withdrawn', async () => {
  const { pool } = api.context;
  await pool.query(`UPDATE locations SET withdrawn = true WHERE slug = 'petra'`);
  expect((await addresses()).filter((address) => address.includes('/destinations/petra'))).toEqual([]);
  await pool.query(`UPDATE locations SET withdrawn = false WHERE slug = 'petra'`);
});

it('tells machines where the map is, and what is nobody’s business', async () => {
  const { body, headers } = await api.stranger().get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(String(body)).toContain(`Sitemap: ${api.context.address}/sitemap.xml`);
  expect(String(body)).toContain('Disallow: /itinerary/');
});
