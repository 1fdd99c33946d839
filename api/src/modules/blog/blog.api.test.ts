import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.stranger().get(url);
const slugs = async (query: string) =>
  (await get(`/api/blog?${query}`)).body.data.map(({ slug }: { slug: string }) => slug);

it('lists posts, the latest first', async () => {
  const dates = (await get('/api/blog')).body.data.map(({ postDate }: { postDate: string }) => postDate);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('lists only featured posts when asked to', async () => {
  const { data } = (await get('/api/blog?filter=featured')).body;
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ featured }: { featured: boolean }) => featured)).toBe(true);
});

it('finds posts by category, location and keyword', async () => {
  const slug = 'how-tabi-plans-a-day';
  expect(await slugs('category=planning')).toContain(slug);
  expect(await slugs('location=tokyo')).toContain(slug);
  expect(await slugs('keyword=OPENING')).toContain(slug);
  expect(await slugs('keyword=xylophone')).toEqual([]);
});

it('answers one post with its text as HTML', async () => {
  const { results } = (await get('/api/post/how-tabi-plans-a-day')).body;
  expect(results.html).toContain('<h2 id="part-hours-come-first">');
  expect(results.readDuration).toBeGreaterThan(0);
});

it('answers with a post what stands around it: its places, others like it, and the ones before and after', async () => {
  const { results } = (await get('/api/post/three-rainy-days-in-kyoto')).body;
  expect(results.places.length).toBeGreaterThan(3);
  expect(results.places.every((place: { location_slug: string }) => place.location_slug === 'kyoto')).toBe(true);
  expect(results.related).toHaveLength(3);
  expect(results.related.map(({ slug }: { slug: string }) => slug)).not.toContain('three-rainy-days-in-kyoto');
  expect(results.related[0].locations.map(({ slug }: { slug: string }) => slug)).toContain('kyoto');
  const all = await slugs('per_page=50');
  const at = all.indexOf('three-rainy-days-in-kyoto');
  expect([results.previous?.slug, results.next?.slug]).toEqual([all[at + 1], all[at - 1]]);
});

it('answers with every place of a story that names many', async () => {
  const { results } = (await get('/api/post/two-days-between-ferries')).body;
  const named = results.html.match(/\/attractions\/[a-z0-9-]+"/g);
  expect(results.places).toHaveLength(new Set(named).size);
  expect(results.places.length).toBeGreaterThan(12);
});

it('has no post before the first and none after the last', async () => {
  const all = await slugs('per_page=50');
  const [last, first] = await Promise.all(
    [all[0], all.at(-1)].map(async (slug) => (await get(`/api/post/${slug}`)).body.results),
  );
  expect([last.next, first.previous]).toEqual([null, null]);
});

it('finds titles before texts, and beginnings of words before their middles', async () => {
  const [first] = await slugs('keyword=kyot');
  expect(first).toBe('three-rainy-days-in-kyoto');
  const { data } = (await get('/api/blog?keyword=rain&per_page=50')).body;
  const titled = data.map(({ title }: { title: string }) => (/\brain/i.test(title) ? 0 : /rain/i.test(title) ? 1 : 2));
  expect(new Set(titled)).toEqual(new Set([0, 1, 2]));
  expect(titled).toEqual([...titled].sort());
});

it('does not find a post by the addresses of its links', async () => {
  expect(await slugs('keyword=attractions%2F')).toEqual([]);
});

it('keeps a post that waits for its time out of everything until then', async () => {
  const { pool } = api.context;
  const slug = 'how-to-bathe';
  const setTime = (time: string | null) => pool.query('UPDATE posts SET publish_at = $1 WHERE slug = $2', [time, slug]);
  const { title } = (await get(`/api/post/${slug}`)).body.results;
  const all = await slugs('per_page=50');
  // Those that stand before it and after it, and one that it is like.
  const [after, before] = [all[all.indexOf(slug) - 1], all[all.indexOf(slug) + 1]];
  const around = async (other: string) => (await get(`/api/post/${other}`)).body.results;
  const like = (await around(slug)).related.map((post: { slug: string }) => post.slug);
  const isAmong = (posts: { slug: string }[]) => posts.some((post) => post.slug === slug);
  const likened: string[] = [];
  for (const other of like) if (isAmong((await around(other)).related)) likened.push(other);
  expect(likened).not.toEqual([]);
  const seen = async () => [
    isAmong((await get(`/api/search?text=${encodeURIComponent(title)}`)).body.results),
    (await around(after)).previous?.slug === slug,
    (await around(before)).next?.slug === slug,
    isAmong((await around(likened[0]!)).related),
    (await slugs('per_page=50')).includes(slug),
    (await slugs('keyword=bathe')).includes(slug),
    (await get(`/api/post/${slug}`)).status === 200,
    String((await get('/blog/feed.xml')).body).includes(slug),
  ];
  await setTime('2026-11-21T10:00:01Z');
  expect(await seen()).toEqual(Array(8).fill(false));
  await setTime('2026-11-21T10:00:00Z');
  expect(await seen()).toEqual(Array(8).fill(true));
  await setTime(null);
});

it('does not find an unknown post or category', async () => {
  expect((await get('/api/post/nothing')).status).toBe(404);
  expect((await get('/api/category?id=nothing')).status).toBe(404);
});

it('lists the categories that have posts', async () => {
  const { results } = (await get('/api/category?filter=latest')).body;
  expect(results.map(({ slug }: { slug: string }) => slug)).toContain('planning');
});

describe('the lists', () => {
  it('take an address once, and answer the same the second time', async () => {
    const browser = await api.visitor();
    const form = { email: 'Mai@Example.com', type: 'blog' };
    const [once, twice] = [
      await browser.post('/api/email/subscribe', form),
      await browser.post('/api/email/subscribe', form),
    ];
    expect([twice.status, twice.body]).toEqual([once.status, once.body]);
    const { rows } = await api.context.pool.query('SELECT email FROM subscriptions');
    expect(rows).toEqual([{ email: 'mai@example.com' }]);
  });

  it('say what is wrong with an address, under its field', async () => {
    const { status, body } = await (await api.visitor()).post('/api/email/subscribe', { email: 'mai@', type: 'blog' });
    expect([status, body.errors]).toEqual([422, { email: ['Must be a valid email address.'] }]);
  });

  it("count one visitor's suggestion once", async () => {
    const browser = await api.visitor();
    await browser.post('/api/location/suggest', { suggested_location: 'Lhasa' });
    const { body } = await browser.post('/api/location/suggest', { suggested_location: 'lhasa' });
    const { rows } = await api.context.pool.query('SELECT suggested FROM location_suggestions');
    expect(body.message).toBe('Thank you for suggesting lhasa');
    expect(rows).toEqual([{ suggested: 'Lhasa' }]);
  });
});

it('counts a visitor once a day', async () => {
  const browser = await api.visitor();
  const visit = () => browser.post('/api/session', { data: { city: 'Hanoi' } }, { 'x-currency': 'VND' });
  await visit();
  expect((await visit()).status).toBe(200);
  const { rows } = await api.context.pool.query('SELECT day, city, currency FROM visits');
  expect(rows).toEqual([{ day: '2026-11-21', city: 'Hanoi', currency: 'VND' }]);
});
