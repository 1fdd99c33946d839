import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Hit = { kind: string; slug: string; name: string };
const found = async (text: string, kind: string): Promise<string[]> => {
  const answer = await api.stranger().get(`/api/search?text=${encodeURIComponent(text)}`);
  return answer.body.results.filter((hit: Hit) => hit.kind === kind).map((hit: Hit) => hit.name);
};

it.each([
  ['kyo', 'destination', 'Kyoto'],
  ['京都', 'destination', 'Kyoto'],
  ['kinkaku', 'place', 'Kinkaku-ji'],
  ['fushmi inari', 'place', 'Fushimi Inari-taisha'],
  ['伏見', 'place', 'Fushimi Inari-taisha'],
])('finds %s', async (text, kind, name) => {
  expect((await found(text, kind))[0]).toBe(name);
});

it('finds posts by their words', async () => {
  const { body } = await api.stranger().get('/api/blog?filter=latest&per_page=1');
  const [{ title }] = body.data;
  expect(await found(title, 'post')).toContain(title);
});

it('gives at most as many of each kind as asked', async () => {
  const { body } = await api.stranger().get('/api/search?text=an&limit=2');
  const kinds = body.results.map(({ kind }: Hit) => kind);
  expect(kinds.filter((kind: string) => kind === 'place')).toHaveLength(2);
  expect(kinds.length).toBeLessThanOrEqual(6);
});

it('takes signs of patterns as letters', async () => {
  expect((await api.stranger().get('/api/search?text=%25%25')).body.results).toEqual([]);
});

it.each(['', 'a', 'x'.repeat(81)])('refuses the text %p', async (text) => {
  expect((await api.stranger().get(`/api/search?text=${text}`)).status).toBe(422);
});
