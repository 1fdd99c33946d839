import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const lookUp = (ip: string) => (ip === '127.0.0.1' ? { countryCode: 'VN', city: 'Hanoi' } : null);
  api = await startTestApi({ locating: { countryHeader: 'cf-ipcountry', lookUp } });
});
afterAll(() => api.close());

const from = '203.0.113.9';
const ask = async (given: { query?: string; headers?: Record<string, string>; ip?: string } = {}) => {
  const { query = '', headers = {}, ip = from } = given;
  const answer = await api.app.inject({ url: `/api/user/location${query}`, headers, remoteAddress: ip });
  return answer.json();
};

it('believes the proxy first', async () => {
  const headers = { 'cf-ipcountry': 'JP', 'accept-language': 'de-DE' };
  const { results } = await ask({ query: '?timezone=Europe/Berlin', headers, ip: '127.0.0.1' });
  expect(results).toEqual({ country_code: 'JP', country: 'Japan', city: null, currency: 'JPY', source: 'proxy' });
});

it('then the database of addresses, which may know the city', async () => {
  const { results } = await ask({ query: '?timezone=Europe/Berlin', ip: '127.0.0.1' });
  expect(results).toEqual({
    country_code: 'VN',
    country: 'Vietnam',
    city: 'Hanoi',
    currency: 'VND',
    source: 'database',
  });
});

it.each([
  ['Asia/Bangkok', 'TH', 'THB'],
  ['Asia/Calcutta', 'IN', 'INR'],
  ['Europe/Istanbul', 'TR', 'TRY'],
])('then the time zone: %s', async (zone, country_code, currency) => {
  const { results } = await ask({ query: `?timezone=${zone}`, headers: { 'accept-language': 'de-DE' } });
  expect(results).toMatchObject({ country_code, currency, source: 'time-zone' });
});

it('then the languages', async () => {
  const { results } = await ask({ query: '?timezone=Mars/Olympus', headers: { 'accept-language': 'de-CH,de;q=0.9' } });
  expect(results).toMatchObject({ country_code: 'CH', source: 'languages' });
});

it('says that it does not know', async () => {
  const { results } = await ask({ headers: { 'accept-language': 'en-US', 'cf-ipcountry': 'XX' } });
  expect(results).toEqual({ country_code: null, country: null, city: null, currency: 'USD', source: 'unknown' });
});

it('shows prices in dollars where the currency is not one of ours', async () => {
  const { results } = await ask({ headers: { 'cf-ipcountry': 'AO' } });
  expect(results).toMatchObject({ country_code: 'AO', currency: 'USD' });
});

it('is for the one who asks alone', async () => {
  expect((await api.stranger().get('/api/user/location')).headers['cache-control']).toBe('no-store');
});

it('refuses a zone that is too long to be one', async () => {
  expect((await api.stranger().get(`/api/user/location?timezone=${'x'.repeat(65)}`)).status).toBe(422);
});
