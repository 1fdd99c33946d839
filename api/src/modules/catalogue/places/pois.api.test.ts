import { distanceMetres } from '@tabi/planner';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.stranger().get(url);

describe('the list of places', () => {
  it('holds the places of one destination, the most important first', async () => {
    const { body } = await get('/api/pointOfInterests?location=kyoto&per_page=50');
    const importance = body.data.map((poi: { importance: number }) => poi.importance);
    expect(new Set(body.data.map((poi: { location_slug: string }) => poi.location_slug))).toEqual(new Set(['kyoto']));
    expect(importance).toEqual([...importance].sort((a, b) => b - a));
    expect(body.meta.total).toBeGreaterThanOrEqual(15);
  });

  it('can be asked for by the id of the destination', async () => {
    const { id } = (await get('/api/location/kyoto')).body.results;
    const [bySlug, byId] = [
      await get('/api/pointOfInterests?location=kyoto'),
      await get(`/api/pointOfInterests?location=${id}`),
    ];
    expect(byId.body.data).toEqual(bySlug.body.data);
  });

  it('can be narrowed to a tag', async () => {
    const { body } = await get('/api/pointOfInterests?location=kyoto&tag=gardens');
    for (const { tags } of body.data) expect(tags.map(({ name }: { name: string }) => name)).toContain('gardens');
  });

  it('is empty for an unknown destination', async () => {
    expect((await get('/api/pointOfInterests?location=atlantis')).body.data).toEqual([]);
  });
});

describe('one place', () => {
  it('says when the sun rises and sets there today, on its own clocks', async () => {
    const { sun, time_zone } = (await get('/api/pointOfInterests/kiyomizu-dera')).body.results;
    expect(time_zone).toBe('Asia/Tokyo');
    expect(sun).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rises: expect.stringMatching(/^0[4-7]:/),
      sets: expect.stringMatching(/^1[6-9]:/),
    });
  });

  it('tells its hours, Monday first', async () => {
    const { results } = (await get('/api/pointOfInterests/kiyomizu-dera')).body;
    expect(results.opening_hours).toHaveLength(7);
    expect(results.opening_hours[0]).toEqual({ day: 'Monday', hours: '06:00–18:00' });
  });

  it('tells the days on which it is shut, and those of a season by its ends alone', async () => {
    const shut = async (slug: string) => (await get(`/api/pointOfInterests/${slug}`)).body.results;
    expect(await shut('nijo-castle')).toMatchObject({ closures: [], closed_dates: ['12-29', '12-30', '12-31'] });
    expect(await shut('assy-plateau')).toMatchObject({ closures: [{ from: '10-01', to: '05-31' }], closed_dates: [] });
  });

  it('gives its price in minor units of its own currency', async () => {
    const { results } = (await get('/api/pointOfInterests/kiyomizu-dera')).body;
    expect(results.price).toMatchObject({ amount: 500, currency: 'JPY' });
  });

  it('has no rating before anybody has rated it', async () => {
    const { results } = (await get('/api/pointOfInterests/kiyomizu-dera')).body;
    expect([results.rating, results.review_count]).toEqual([null, 0]);
  });

  it('tells whether it is worth a visit after dark', async () => {
    const night = async (slug: string) =>
      (await api.stranger().get(`/api/pointOfInterests/${slug}`)).body.results.night;
    expect([await night('dotonbori'), await night('nishiki-market')]).toEqual([true, false]);
  });

  it('is not found under an unknown slug', async () => {
    expect((await get('/api/pointOfInterests/el-dorado')).status).toBe(404);
  });

  it.each(['999999999', '99999999999999999999', '-1', '1e3'])('is not found under the id %s', async (id) => {
    expect((await get(`/api/pointOfInterests/${id}`)).status).toBe(404);
  });

  it('has the nearest places nearby', async () => {
    const place = (await get('/api/pointOfInterests/kiyomizu-dera')).body.results;
    const { results } = (await get('/api/pointOfInterests/kiyomizu-dera/nearby?limit=3')).body;
    const away = results.map((other: typeof place) => distanceMetres(place, other));
    expect(away).toHaveLength(3);
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });
});

describe('tags', () => {
  it('are the whole vocabulary', async () => {
    const { results } = (await get('/api/tags')).body;
    expect(results).toContainEqual({ name: 'local-life', label: 'Local life' });
  });

  it('of a destination are those that its places have', async () => {
    const { results } = (await get('/api/tags?location=kyoto')).body;
    const names = results.map(({ name }: { name: string }) => name);
    expect(names).toContain('gardens');
    expect(names).not.toContain('beaches');
  });
});

describe('tags of tours', () => {
  it('are those that a destination’s tours have', async () => {
    const { results } = (await get('/api/tags?type=products&location=kyoto')).body;
    const { data } = (await get('/api/products?location=kyoto&limit=50')).body;
    const had = new Set(data.flatMap(({ tags }: { tags: { name: string }[] }) => tags.map(({ name }) => name)));
    expect(new Set(results.map(({ name }: { name: string }) => name))).toEqual(had);
  });

  it.each([
    ['Product', 'products'],
    ['PointOfInterest', 'pointOfInterests'],
  ])('are those of %s too, as reviews name one thing of the list of %s', async (one, list) => {
    const of = async (type: string) => (await get(`/api/tags?type=${type}&location=kyoto`)).body.results;
    expect(await of(one)).toEqual(await of(list));
  });

  it('are of no other type', async () => {
    expect((await get('/api/tags?type=users')).status).toBe(422);
  });
});

describe('cities to start from', () => {
  const names = async (text: string, query = '') =>
    (await get(`/api/googleAutocomplete/${encodeURIComponent(text)}${query}`)).body.results.map(
      ({ name }: { name: string }) => name,
    );

  it('begin with the text, the largest first', async () => {
    expect((await names('lond'))[0]).toBe('London');
  });

  it('forgive accents and typing errors', async () => {
    expect((await names('sao paulo'))[0]).toBe('São Paulo');
    expect((await names('berln'))[0]).toBe('Berlin');
  });

  it('can be of one country', async () => {
    const { results } = (await get('/api/googleAutocomplete/london?country=ca')).body;
    expect(results[0]).toMatchObject({
      name: 'London',
      country_code: 'CA',
      country_name: 'Canada',
      time_zone: 'America/Toronto',
    });
  });
});
