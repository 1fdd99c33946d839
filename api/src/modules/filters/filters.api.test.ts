import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.stranger().get(path);
interface Shown {
  name: string;
  several: boolean;
  options: { value: string; label: string; count: number | null }[];
}
const filters = async (query: string): Promise<Shown[]> => (await get(`/api/filters?${query}`)).body.results;

it.each([
  ['hotels', ['kind', 'stars', 'price_band']],
  ['pointOfInterests', ['kind', 'tags', 'price', 'open', 'rating']],
])('of %s are %j', async (type, names) => {
  expect((await filters(`type=${type}`)).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['hotels', 'hotels'],
  ['pointOfInterests', 'pointOfInterests'],
  ['products', 'products'],
])('of %s count what the list then has', async (type, path) => {
  for (const { name, options } of await filters(`type=${type}&location=kyoto`)) {
    const [option] = options;
    const { body } = await get(`/api/${path}?location=kyoto&${name}=${option?.value}`);
    expect([name, Array.isArray(body.data)]).toEqual([name, true]);
    if (option?.count !== null) expect([name, body.meta.total]).toEqual([name, option?.count]);
  }
});

it('begin with the most stars', async () => {
  const stars = (await filters('type=hotels')).find(({ name }) => name === 'stars');
  expect(stars?.options[0]).toMatchObject({ value: '5', label: '5 stars' });
});

it('offer only what a destination has', async () => {
  const tags = (await filters('type=pointOfInterests&location=kyoto')).find(({ name }) => name === 'tags');
  expect(tags?.options.map(({ value }) => value)).not.toContain('beaches');
});

it.each(['', 'type=users', 'type=trips'])('refuses %p', async (query) => {
  expect((await get(`/api/filters?${query}`)).status).toBe(422);
});
