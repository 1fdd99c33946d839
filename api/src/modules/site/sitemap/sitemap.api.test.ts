import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { writeSitemap } from './service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const addresses = async (path = '/sitemap.xml') => {
  const { body } = await api.stranger().get(path);
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

it('leaves out what has been withdrawn, once it is written anew', async () => {
  const { pool } = api.context;
  await pool.query(`UPDATE locations SET withdrawn = true WHERE slug = 'petra'`);
  await writeSitemap(api.context);
  expect((await addresses()).filter((address) => address.includes('/destinations/petra'))).toEqual([]);
  await pool.query(`UPDATE locations SET withdrawn = false WHERE slug = 'petra'`);
  await writeSitemap(api.context);
});

it('lists every story that is out, and one that waits for its time only then', async () => {
  const { pool } = api.context;
  const posts = async () => (await addresses()).filter((address) => address.includes('/blog/post/'));
  const setTime = async (time: string | null) => {
    await pool.query(`UPDATE posts SET publish_at = $1 WHERE slug = 'how-to-bathe'`, [time]);
    await writeSitemap(api.context);
  };
  const bathing = `${api.context.address}/blog/post/how-to-bathe`;
  const { rows } = await pool.query('SELECT count(*)::int AS posts FROM posts WHERE NOT withdrawn');
  expect(await posts()).toHaveLength(rows[0].posts);
  // A second after the clock of this API, which stands.
  await setTime('2026-11-21T10:00:01Z');
  expect(await posts()).toHaveLength(rows[0].posts - 1);
  expect(await posts()).not.toContain(bathing);
  await setTime('2026-11-21T10:00:00Z');
  expect(await posts()).toContain(bathing);
  await setTime(null);
});

it('is a map of maps where one cannot hold all, and one map again when it can', async () => {
  const { address } = api.context;
  const all = await addresses();
  await writeSitemap(api.context, 1_000);
  const maps = await addresses();
  expect(maps).toEqual(
    Array.from({ length: Math.ceil(all.length / 1_000) }, (_, part) => `${address}/sitemaps/${part + 1}`),
  );
  const parts = await Promise.all(maps.map((map) => addresses(map.slice(address.length))));
  expect(parts.flat()).toEqual(all);
  await writeSitemap(api.context);
  expect(await addresses()).toEqual(all);
  expect((await api.stranger().get('/sitemaps/2')).status).toBe(404);
});

it.each(['0', '9', 'x', '1.5', '99999999999999999999'])('has no part %s', async (part) => {
  expect((await api.stranger().get(`/sitemaps/${part}`)).status).toBe(404);
});

it('tells machines where the map is, and what is nobody’s business', async () => {
  const { body, headers } = await api.stranger().get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(String(body)).toContain(`Sitemap: ${api.context.address}/sitemap.xml`);
  expect(String(body)).toContain('Disallow: /itinerary/');
});
