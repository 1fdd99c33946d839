import { distanceMetres } from '@tabi/planner';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = { slug: string; name: string; country: { slug: string }; lat: number; lng: number };
const list = async (query: string): Promise<Row[]> =>
  (await api.stranger().get(`/api/locations?per_page=50&${query}`)).body.data;
const countriesOf = (rows: Row[]) => [...new Set(rows.map(({ country }) => country.slug))].sort();

it('Destinations are narrowed to several countries, and a country lies in its part of Asia.', async () => {
  expect(countriesOf(await list('country=japan,nepal'))).toEqual(['japan', 'nepal']);
  expect(countriesOf(await list('country=japan,nepal&region=south'))).toEqual(['nepal']);
});

it('Destinations are narrowed to a landscape and to what is known for something.', async () => {
  const islands = await list('landscape=islands');
  expect(islands.length).toBeGreaterThan(0);
  expect(islands.map(({ slug }) => slug)).not.toContain('kyoto');
  expect((await list('tags=spiritual')).map(({ slug }) => slug)).toContain('kyoto');
});

it('Destinations are narrowed to those at their best in a month.', async () => {
  const [first] = await list('month=4&country=japan');
  const { seasons } = (await api.stranger().get(`/api/location/${first?.slug}`)).body.results;
  expect(seasons.months[3]).toBe(2);
});

it('Destinations are sorted by name, and by distance from a point.', async () => {
  const names = (await list('country=japan&sort=name')).map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  const kyoto = { lat: 35.01, lng: 135.77 };
  const metres = (await list('near=35.01,135.77&sort=distance')).map((row) => distanceMetres(kyoto, row));
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
});

it('A name is searched for among those that the filters leave.', async () => {
  expect((await list('name=kyoto&country=japan')).map(({ slug }) => slug)).toEqual(['kyoto']);
  expect(await list('name=kyoto&country=nepal')).toEqual([]);
});

it.each(['region=north', 'month=13', 'sort=distance', 'sort=random', 'near=here'])('Refused is %s.', async (query) => {
  expect((await api.stranger().get(`/api/locations?${query}`)).status).toBe(422);
});

it.each([
  '/api/locations?name=&country=&region=&month=&near=&sort=&page=',
  '/api/pointOfInterests?location=&tag=&kind=&price=&open=&rating=&near=&within=&sort=',
  '/api/hotels?location=&locations=&filter=&kind=&stars=&price_band=&rating=&near=&within=&sort=',
  '/api/products?location=&poi=&mode=&price=&longest=&limit=&rating=&sort=',
  '/api/tags?location=&type=',
  '/api/blog?filter=&category=&location=&keyword=',
  '/api/googleAutocomplete/kyo?country=',
  '/api/filters?type=hotels&location=',
])('What a form leaves empty is not set: %s.', async (path) => {
  const plain = path.replace(/(\w+)=(?=&|$)&?/g, '').replace(/[?&]$/, '');
  const [left, right] = [await api.stranger().get(path), await api.stranger().get(plain)];
  expect([left.status, left.body.data ?? left.body.results]).toEqual([200, right.body.data ?? right.body.results]);
});

it.each([
  ['/api/hotels?location=kyoto&sort=name', 'name'],
  ['/api/products?location=kyoto&limit=50&sort=name', 'title'],
  ['/api/products?location=kyoto&limit=50&sort=shortest', 'minutes'],
])('A list is sorted as it is asked to be: %s.', async (path, field) => {
  const values = (await api.stranger().get(path)).body.data.map((row: Record<string, string | number>) => row[field]);
  const sorted = [...values].sort((a, b) => (typeof a === 'number' ? a - b : String(a).localeCompare(String(b), 'en')));
  expect(values.length).toBeGreaterThan(2);
  expect(values).toEqual(sorted);
});
