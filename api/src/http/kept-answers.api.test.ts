import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { signUp } from '../testing/test-person.ts';

let api: TestApi;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const path = '/api/pointOfInterests?location=kyoto&per_page=50';
const ask = (headers: Record<string, string> = {}) => api.app.inject({ url: path, headers });
const told = (answer: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(
    [
      'content-type',
      'cache-control',
      'etag',
      'vary',
      'content-encoding',
      'content-length',
      'x-content-type-options',
    ].map((name) => [name, answer.headers[name]]),
  );

it.each(['identity', 'br', 'gzip'])(
  'A kept answer is the first one again, byte by byte and header by header: %s.',
  async (encoding) => {
    const [first, second] = [await ask({ 'accept-encoding': encoding }), await ask({ 'accept-encoding': encoding })];
    expect(first.statusCode).toBe(200);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(told(second)).toEqual(told(first));
    expect(second.headers['x-content-type-options']).toBe('nosniff');
  },
);

it('Whoever has a kept answer already is told so.', async () => {
  const { headers } = await ask();
  const again = await ask({ 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
});

it('A change of the catalogue and a new rating are in the next answer.', async () => {
  await ask();
  await api.context.pool.query(`UPDATE places SET name = 'Golden Pavilion' WHERE slug = 'kinkaku-ji'`);
  expect((await ask()).body).toContain('"Golden Pavilion"');
  await api.context.pool.query(`INSERT INTO ratings (resource, resource_id, rating_sum, review_count)
    SELECT 'PointOfInterest', id, 9, 2 FROM places WHERE slug = 'kinkaku-ji'`);
  expect((await ask()).body).toContain('"rating":4.5');
});

it('Somebody who is signed in gets their own answer, which nobody else gets.', async () => {
  const plain = await ask();
  const { browser } = await signUp(api);
  const own = await browser.get(path);
  expect(own.body.data[0]).toHaveProperty('is_wishlisted', false);
  expect((await ask()).body).toBe(plain.body);
});

it('What goes by the clock is asked anew after ten seconds.', async () => {
  const open = '/api/pointOfInterests?location=kyoto&open=now&per_page=50';
  const count = async () => JSON.parse((await api.app.inject(open)).body).meta.total as number;
  now = new Date('2026-11-24T03:00:00Z');
  const atNoon = await count();
  now = new Date('2026-11-24T18:00:00Z');
  expect(await count()).toBeLessThan(atNoon);
});

it('Whatever is asked while the catalogue is loaded anew is answered as it was or as it is, never half.', async () => {
  const read = async (): Promise<string> => {
    const { statusCode, body } = await ask();
    const { data } = JSON.parse(body) as { data: { snippet: string }[] };
    return `${statusCode} ${[...new Set(data.map(({ snippet }) => snippet))].join()}`;
  };
  await api.context.pool.query(`UPDATE places SET snippet = 'A'`);
  for (const next of ['B', 'C', 'D']) {
    const before = await read();
    const [, ...answers] = await Promise.all([
      api.context.pool.query('UPDATE places SET snippet = $1', [next]),
      ...Array.from({ length: 20 }, read),
    ]);
    expect([before, `200 ${next}`]).toEqual(expect.arrayContaining([...new Set(answers)]));
    expect(await read()).toBe(`200 ${next}`);
  }
});
