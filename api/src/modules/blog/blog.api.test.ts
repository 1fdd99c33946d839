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
  expect(results.html).toContain('<h2>');
  expect(results.readDuration).toBeGreaterThan(0);
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
