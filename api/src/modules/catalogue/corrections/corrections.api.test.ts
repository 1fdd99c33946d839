import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const message = 'It has been closed on Wednesdays since the spring.';
const correct = async (place: string, words: unknown = message) =>
  (await api.visitor()).post(`/api/pointOfInterests/${place}/corrections`, { message: words });

it('is kept with its place, without who wrote it', async () => {
  expect((await correct('fushimi-inari-taisha')).status).toBe(200);
  const { rows } = await api.context.pool.query(
    `SELECT slug, to_jsonb(correction) - 'id' - 'place_id' - 'created_at' AS rest
     FROM corrections AS correction JOIN places ON places.id = correction.place_id`,
  );
  expect(rows).toEqual([{ slug: 'fushimi-inari-taisha', rest: { message, settled_at: null } }]);
});

it('knows the place by its id too', async () => {
  const { id } = (await api.stranger().get('/api/pointOfInterests/kinkaku-ji')).body.results;
  expect((await correct(String(id))).status).toBe(200);
});

it('is about a place that there is', async () => {
  expect((await correct('atlantis')).status).toBe(404);
});

it.each([
  ['too little', 'wrong'],
  ['too much', 'x'.repeat(1_001)],
  ['what is no text', 7],
])('refuses %s', async (_, words) => {
  const { status, body } = await correct('kinkaku-ji', words);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['message']]);
});
