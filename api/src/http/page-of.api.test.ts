import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const lists = [
  '/api/locations?',
  '/api/locations?name=kyo&',
  '/api/pointOfInterests?',
  '/api/pointOfInterests?name=temple&',
  '/api/hotels?',
  '/api/products?',
  '/api/blog?',
];
const ask = async (url: string) => (await api.stranger().get(url)).body;

it.each(lists)('of %s: says behind the last page, too, how many there are', async (list) => {
  const { meta } = await ask(`${list}page=1`);
  expect(meta.total).toBeGreaterThan(0);
  const { data, links, meta: behind } = await ask(`${list}page=9000`);
  expect([data, links.next]).toEqual([[], null]);
  expect(behind).toEqual({ ...meta, current_page: 9000, from: 0, to: 0 });
});

it.each(lists)('of %s: every thing comes once, page after page', async (list) => {
  const size = list.includes('products') ? 'limit' : 'per_page';
  const seen: number[] = [];
  let total = 0;
  for (let next: string | null = `${list}${size}=50`; next;) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(next);
    seen.push(...page.data.map(({ id }: { id: number }) => id));
    ({ total } = page.meta);
    next = page.links.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([total, total]);
});

it.each(lists)('of %s: a page holds fifty at most', async (list) => {
  const size = list.includes('products') ? 'limit' : 'per_page';
  expect((await api.stranger().get(`${list}${size}=51`)).status).toBe(422);
});
