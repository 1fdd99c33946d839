import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const currencies = async () => (await api.stranger().get('/api/currencies')).body.results;

it('lists forty-nine currencies, each with a rate that says where it comes from', async () => {
  const list = await currencies();
  expect(list).toHaveLength(49);
  expect(list.find(({ code }: { code: string }) => code === 'JPY')).toMatchObject({
    name: 'Japanese yen',
    exponent: 0,
    flag: '🇯🇵',
    kind: 'ecb',
    source: expect.stringContaining('European Central Bank'),
  });
});

it('covers what every destination takes', async () => {
  const known = (await currencies()).map(({ code }: { code: string }) => code);
  const { rows } = await api.context.pool.query('SELECT DISTINCT currency FROM locations');
  expect(rows.map(({ currency }) => currency).filter((code) => !known.includes(code))).toEqual([]);
});

it('keeps a peg to its anchor', async () => {
  const { results } = (await api.stranger().get('/api/currencies/rates')).body;
  expect(results.MOP / results.HKD).toBeCloseTo(1.03, 4);
});

it('keeps refreshed rates when older files are loaded', async () => {
  const { pool } = api.context;
  await pool.query(`UPDATE exchange_rates SET per_anchor = 200, as_of = '2030-01-01' WHERE currency = 'JPY'`);
  await pool.query(`DELETE FROM loaded_content WHERE name = 'rates'`);
  await (await import('@tabi/catalogue')).loadCatalogue(pool);
  expect((await api.stranger().get('/api/currencies/rates?again=1')).body.results.JPY).toBe(200);
});

it('knows what countries pay with', async () => {
  const { results } = (await api.stranger().get('/api/currencies/countries')).body;
  expect(results).toMatchObject({ JP: 'JPY', DE: 'EUR', US: 'USD', CH: 'CHF', BT: 'BTN', VN: 'VND' });
  expect(results).not.toHaveProperty('ZM');
});
