import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

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
  free: string | null;
  needs: string | null;
}
const filters = async (query: string): Promise<Shown[]> => (await get(`/api/filters?${query}`)).body.results;

const everywhere = ['rating', 'near', 'within', 'name'];

it.each([
  ['locations', ['region', 'country', 'landscape', 'month', 'tags', 'near', 'name']],
  ['hotels', ['kind', 'stars', 'price_band', ...everywhere]],
  ['pointOfInterests', ['kind', 'tags', 'price', 'open', ...everywhere]],
  ['products', ['mode', 'tags', 'longest', ...everywhere]],
])('of %s are %j', async (type, names) => {
  expect((await filters(`type=${type}`)).map(({ name }) => name)).toEqual(names);
});

const lists = [
  ['hotels', 'hotels'],
  ['pointOfInterests', 'pointOfInterests'],
  ['products', 'products'],
];
/** Something of each kind that is no option. */
const given: Record<string, string> = {
  day: '2026-12-28',
  metres: '700',
  stars: '3.5',
  point: '35,135.75',
  words: 'x',
};

const destinationsToo = [...lists, ['locations', 'locations']];

it.each(destinationsToo)('of %s take what they say they take', async (type, path) => {
  for (const { name, free, needs } of await filters(`type=${type}`)) {
    if (free === null) continue;
    const { status } = await get(`/api/${path}?${name}=${given[free]}${needs ? `&${needs}=${given.point}` : ''}`);
    expect([name, status]).toEqual([name, 200]);
    if (needs) expect([name, (await get(`/api/${path}?${name}=${given[free]}`)).status]).toEqual([name, 422]);
  }
});

it.each(destinationsToo)('of %s count what the list then has', async (type, path) => {
  const where = type === 'locations' ? '' : 'location=kyoto';
  for (const { name, options, needs } of await filters(`type=${type}&${where}`)) {
    const [option] = options;
    if (!option) continue;
    const more = needs ? `&${needs}=${given.point}` : '';
    const { body } = await get(`/api/${path}?${where}&${name}=${option.value}${more}`);
    expect([name, Array.isArray(body.data)]).toEqual([name, true]);
    if (option.count !== null) expect([name, body.meta.total]).toEqual([name, option.count]);
  }
});

it('begin with the most stars', async () => {
  const stars = (await filters('type=hotels')).find(({ name }) => name === 'stars');
  expect(stars?.options[0]).toMatchObject({ value: '5', label: '5 stars' });
});

it('of destinations name countries by their names, and months in the order of the year', async () => {
  const shown = await filters('type=locations');
  const labels = (wanted: string) => shown.find(({ name }) => name === wanted)?.options.map(({ label }) => label) ?? [];
  expect(labels('country')).toContain('United Arab Emirates');
  expect(labels('country')).toEqual([...labels('country')].sort((a, b) => a.localeCompare(b, 'en')));
  expect(labels('month')[0]).toBe('January');
  expect(labels('region')).toContain('South-East Asia');
});

it('offer only what a destination has', async () => {
  const tags = (await filters('type=pointOfInterests&location=kyoto')).find(({ name }) => name === 'tags');
  expect(tags?.options.map(({ value }) => value)).not.toContain('beaches');
});

it.each(['', 'type=users', 'type=trips'])('refuses %p', async (query) => {
  expect((await get(`/api/filters?${query}`)).status).toBe(422);
});
