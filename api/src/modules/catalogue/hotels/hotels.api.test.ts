import { distanceMetres } from '@tabi/planner';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.stranger().get(path);
const page = async (query: string) => (await get(`/api/hotels?${query}`)).body;

it('pages through the hotels of a destination', async () => {
  const { data, meta, links } = await page('location=kyoto&per_page=4');
  expect(data).toHaveLength(4);
  expect(new Set(data.map((hotel: { location_slug: string }) => hotel.location_slug))).toEqual(new Set(['kyoto']));
  expect(meta).toMatchObject({ perPage: 4, from: 1, to: 4 });
  expect(links.next).toBe('/api/hotels?location=kyoto&per_page=4&page=2');
});

it('takes several destinations, by id or slug', async () => {
  const { id } = (await get('/api/location/tokyo')).body.results;
  const { data } = await page(`locations=kyoto,${id}&per_page=50`);
  expect(new Set(data.map((hotel: { location_slug: string }) => hotel.location_slug))).toEqual(
    new Set(['kyoto', 'tokyo']),
  );
});

it('begins the top hotels with those of most stars', async () => {
  const { data } = await page('filter=top&locations=kyoto');
  const stars = data.map((hotel: { stars: number | null; price_band: number }) => hotel.stars ?? hotel.price_band);
  expect(stars).toEqual([...stars].sort((a, b) => b - a));
});

it('filters by kind, stars and price band', async () => {
  const { data } = await page('kind=ryokan,hotel&price_band=4&per_page=50');
  expect(data.length).toBeGreaterThan(0);
  for (const hotel of data) {
    expect(['ryokan', 'hotel']).toContain(hotel.kind);
    expect(hotel.price_band).toBe(4);
  }
});

it('finds by name, a letter wrong', async () => {
  expect((await page('name=tawraya')).data.map(({ slug }: { slug: string }) => slug)).toEqual(['tawaraya-ryokan']);
});

it('Of hotels of a name, those that begin with it come first, then those with a word that does, then those spelt alike.', async () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const names = async (name: string): Promise<string[]> =>
    (await page(`per_page=50&name=${encodeURIComponent(name)}`)).data.map(
      (hotel: { name: string; local_name: string | null }) => plain(`${hotel.name} ${hotel.local_name ?? ''}`.trim()),
    );
  expect((await names('Park Hyatt Busan'))[0]).toMatch(/^Park Hyatt Busan/);
  const places = (await names('han')).map((name) => (/^han/i.test(name) ? 1 : /\bhan/i.test(name) ? 2 : 3));
  expect(new Set(places)).toEqual(new Set([1, 2, 3]));
  expect(places).toEqual(places.toSorted());
});

it('Hotels of a name that are sorted by name are.', async () => {
  const { data } = await page('name=han&sort=name&per_page=50');
  expect(data.length).toBeGreaterThan(1);
  expect(data[0].name).not.toMatch(/^han/i);
});

describe('from where one stands', () => {
  const gion = { lat: 35.0037, lng: 135.7751 };
  const metres = (hotels: { lat: number; lng: number }[]) => hotels.map((hotel) => distanceMetres(gion, hotel));

  it('lists the nearest first, within the circle', async () => {
    const { data } = await page(`near=${gion.lat},${gion.lng}&within=2000&per_page=50`);
    expect(data.length).toBeGreaterThan(1);
    expect(metres(data)).toEqual([...metres(data)].sort((a, b) => a - b));
    expect(Math.max(...metres(data))).toBeLessThanOrEqual(2_000);
  });

  it('has to be told where that is', async () => {
    const { status, body } = await get('/api/hotels?within=2000');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['near']]);
  });
});

it('invents neither ratings nor prices', async () => {
  for (const hotel of (await page('per_page=50')).data) {
    expect(hotel).toMatchObject({ rating: null, review_count: 0 });
    expect(hotel).not.toHaveProperty('price');
  }
});

it('tells of one hotel by id and by slug', async () => {
  const { results } = (await get('/api/hotels/hiiragiya')).body;
  expect(results).toMatchObject({
    name: 'Hiiragiya',
    kind: 'ryokan',
    location_slug: 'kyoto',
    country: { name: 'Japan', code: 'JP' },
    website: 'https://www.hiiragiya.co.jp/en/',
  });
  expect((await get(`/api/hotels/${results.id}`)).body.results.slug).toBe('hiiragiya');
});

it('lists hotels near a place, nearest first', async () => {
  const { results } = (await get('/api/pointOfInterests/kiyomizu-dera/nearbyHotels?limit=3')).body;
  expect(results).toHaveLength(3);
  const metres = results.map((hotel: { metres: number }) => hotel.metres);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  expect(metres[0]).toBeLessThan(3_000);
});

it('leaves the hotel itself out of its neighbours', async () => {
  const { results } = (await get('/api/hotels/hiiragiya/nearby')).body;
  expect(results).toHaveLength(6);
  expect(results.map(({ slug }: { slug: string }) => slug)).not.toContain('hiiragiya');
});

it('draws its poster', async () => {
  const { thumbnail } = (await get('/api/hotels/hiiragiya')).body.results;
  expect((await api.app.inject(thumbnail.url.replace('card-640', 'card-320'))).headers['content-type']).toBe(
    'image/webp',
  );
});

it.each([
  'hotels/atlantis-inn',
  'hotels/999999999',
  'hotels/atlantis-inn/nearby',
  'pointOfInterests/atlantis/nearbyHotels',
])('does not find %s', async (path) => {
  expect((await get(`/api/${path}`)).status).toBe(404);
});

it.each(['kind=castle', 'stars=9', 'filter=best', 'per_page=0', 'price_band=x'])('refuses %s', async (query) => {
  const { status, body } = await get(`/api/hotels?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${query.split('=')[0]}`));
});

it('wants at least this rating', async () => {
  expect((await page('rating=4')).data).toEqual([]);
  await api.context.pool.query(`INSERT INTO ratings (resource, resource_id, rating_sum, review_count)
    SELECT 'Hotel', id, 9, 2 FROM hotels WHERE slug = 'hiiragiya'
    UNION ALL SELECT 'Hotel', id, 3, 1 FROM hotels WHERE slug = 'tawaraya-ryokan'`);
  expect((await page('rating=4')).data.map(({ slug }: { slug: string }) => slug)).toEqual(['hiiragiya']);
});
