import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.stranger().get(path);
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

it('offers two tours of a destination unless asked for more', async () => {
  expect((await get('/api/products?location=kyoto')).body.data).toHaveLength(2);
  const { data, meta } = (await get('/api/products?location=kyoto&limit=50')).body;
  expect(data).toHaveLength(meta.total);
  expect(data[0]).toMatchObject({ location_slug: 'kyoto', price_formatted: 'Free', supplier: null, rating: null });
});

it('offers the tours that stop at a place', async () => {
  const { data } = (await get('/api/products?poi=kiyomizu-dera&limit=10')).body;
  expect(slugs(data)).toContain('kiyomizu-at-six');
});

it('tells a tour with its stops, and when one is where', async () => {
  const { results } = (await get('/api/products/kiyomizu-at-six')).body;
  expect(results).toMatchObject({
    starts_at: '06:15',
    location_url: '/destinations/kyoto',
    web_url: '/destinations/kyoto/things-to-do/kiyomizu-at-six',
    time_zone: 'Asia/Tokyo',
  });
  const [first, ...others] = results.stops;
  expect(first).toMatchObject({ arrives_at: '06:15', way_here: null, poi: { slug: 'kiyomizu-dera' } });
  for (const stop of others) expect(stop.way_here).toMatchObject({ mode: 'walk' });
  expect(results.stops.at(-1).leaves_at).toBe(results.ends_at);
  expect(results.metres).toBe(
    others.reduce((sum: number, { way_here }: { way_here: { metres: number } }) => sum + way_here.metres, 0),
  );
});

it('finds one by its number, too', async () => {
  const { id, slug } = (await get('/api/products/kiyomizu-at-six')).body.results;
  expect((await get(`/api/products/${id}`)).body.results.slug).toBe(slug);
});

it('filters by tags, mode and length', async () => {
  const { data } = (await get('/api/products?tags=history&mode=walk&longest=240&limit=50')).body;
  expect(data.length).toBeGreaterThan(0);
  for (const tour of data) {
    expect(tour).toMatchObject({ mode: 'walk' });
    expect(tour.tags.map(({ name }: { name: string }) => name)).toContain('history');
    expect(tour.minutes).toBeLessThanOrEqual(240);
  }
});

it('finds by name, a letter wrong', async () => {
  expect(slugs((await get('/api/products?name=kiyomisu&limit=50')).body.data)).toContain('kiyomizu-at-six');
  expect((await get('/api/products?name=xylophone&limit=50')).body.data).toEqual([]);
});

it('Of tours of a title, those that begin with it come first, then those with a word that does, then those spelt alike.', async () => {
  const titles: string[] = (await get('/api/products?name=old&limit=50')).body.data.map(
    (tour: { title: string }) => tour.title,
  );
  const places = titles.map((title) => (/^old/i.test(title) ? 1 : /\bold/i.test(title) ? 2 : 3));
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted());
});

it('lists the tours that begin nearest first, within the circle', async () => {
  const { lat, lng } = (await get('/api/pointOfInterests/kiyomizu-dera')).body.results;
  const { data } = (await get(`/api/products?near=${lat},${lng}&limit=50`)).body;
  expect(data[0].slug).toBe('kiyomizu-at-six');
  const near = (await get(`/api/products?near=${lat},${lng}&within=3000&limit=50`)).body.data;
  expect(slugs(near)).toEqual(slugs(data).slice(0, near.length));
  expect(new Set(near.map(({ location_slug }: { location_slug: string }) => location_slug))).toEqual(
    new Set(['kyoto']),
  );
  expect((await get('/api/products?within=3000')).body.errors).toHaveProperty('near');
});

it('wants at least this rating, by travellers or the supplier', async () => {
  const rated = async () => slugs((await get('/api/products?rating=4.5&limit=50')).body.data);
  expect(await rated()).not.toContain('kiyomizu-at-six');
  await api.context.pool.query(`INSERT INTO ratings (resource, resource_id, rating_sum, review_count)
    SELECT 'Product', id, 9, 2 FROM products WHERE slug = 'kiyomizu-at-six'`);
  expect(await rated()).toContain('kiyomizu-at-six');
});

it('knows the other tours of the destination', async () => {
  const { results } = (await get('/api/products/kiyomizu-at-six/nearby')).body;
  expect(results.length).toBeGreaterThan(0);
  expect(slugs(results)).not.toContain('kiyomizu-at-six');
});

it('draws its poster', async () => {
  const { thumbnail_hi_res_url } = (await get('/api/products/kiyomizu-at-six')).body.results;
  expect((await api.app.inject(thumbnail_hi_res_url.replace('1600', '320'))).statusCode).toBe(200);
});

it.each(['products/no-such-tour', 'products/no-such-tour/nearby'])('does not find %s', async (path) => {
  expect((await get(`/api/${path}`)).status).toBe(404);
});

it.each(['limit=0', 'mode=fly', 'price=cheap', 'longest=1'])('refuses %s', async (query) => {
  expect((await get(`/api/products?${query}`)).status).toBe(422);
});
