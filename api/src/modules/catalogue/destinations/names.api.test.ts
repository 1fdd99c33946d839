import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.stranger().get(url);
const offered = async (text: string): Promise<string | undefined> =>
  (await get(`/api/location/autocomplete/${encodeURIComponent(text)}`)).body.results[0]?.name;

it.each([
  ['saigon', 'Ho Chi Minh City'],
  ['hcmc', 'Ho Chi Minh City'],
  ['ho chi minh', 'Ho Chi Minh City'],
  ['bombay', 'Mumbai'],
  ['peking', 'Beijing'],
  ['rangoon', 'Yangon'],
  ['constantin', 'Istanbul'],
  ['penang', 'George Town'],
  ['xian', "Xi'an"],
  ['göreme', 'Cappadocia'],
  // Seoul was Hanyang: what a place is called now goes before what it was called.
  ['han', 'Hanoi'],
])('answers to %s', async (text, name) => {
  expect(await offered(text)).toBe(name);
});

it.each([
  ['siagon', 'Ho Chi Minh City'],
  ['doah', 'Doha'],
  ['duba', 'Dubai'],
  ['bonbay', 'Mumbai'],
  ['istambul', 'Istanbul'],
  ['samarq', 'Samarkand'],
  ['tiffl', 'Tbilisi'],
])('forgives a letter in %s', async (text, name) => {
  expect(await offered(text)).toBe(name);
});

describe('by name', () => {
  it.each(['Kyoto', 'kyōto', '京都', 'miyako'])('%s is Kyoto', async (name) => {
    const { body } = await get(`/api/location/name/${encodeURIComponent(name)}`);
    expect(body.results).toMatchObject({ slug: 'kyoto', time_zone: 'Asia/Tokyo' });
  });

  it.each(['atlantis', 'kyo', '%25'])('%s is nobody', async (name) => {
    expect((await get(`/api/location/name/${name}`)).status).toBe(404);
  });
});

describe('countries', () => {
  it('come with their own most popular destinations', async () => {
    const { results } = (await get('/api/country/top-destinations?limit=5')).body;
    expect(results).toHaveLength(5);
    for (const country of results) {
      expect(country.destinations.length).toBeGreaterThan(0);
      expect(country.location_count).toBeGreaterThanOrEqual(country.destinations.length);
      for (const { country: own, tier } of country.destinations)
        expect([own.code, tier > 0]).toEqual([country.code, true]);
    }
  });

  it('refuse a limit beyond reason', async () => {
    expect((await get('/api/country/top-destinations?limit=61')).status).toBe(422);
  });
});
