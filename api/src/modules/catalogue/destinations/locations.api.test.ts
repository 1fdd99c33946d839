import { brotliDecompressSync } from 'node:zlib';
import { distanceMetres } from '@tabi/planner';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.stranger().get(url);
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const found = async (text: string) =>
  names((await get(`/api/location/autocomplete/${encodeURIComponent(text)}`)).body.results);

describe('the list of destinations', () => {
  it('comes in pages that say where they stand', async () => {
    const { status, body } = await get('/api/locations?per_page=3');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(3);
    expect(body.meta).toMatchObject({ perPage: 3, from: 1, to: 3, current_page: 1 });
    expect(body.meta.last_page).toBe(Math.ceil(body.meta.total / 3));
    expect(body.links.next).toBe('/api/locations?per_page=3&page=2');
  });

  it('ends with a page that has no next', async () => {
    const { meta } = (await get('/api/locations')).body;
    const { body } = await get(`/api/locations?page=${meta.last_page}`);
    expect(body.meta.to).toBe(meta.total);
    expect(body.links.next).toBeNull();
  });

  it('answers an empty page beyond the last', async () => {
    const { status, body } = await get('/api/locations?page=900');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
  });

  it('puts first names before those for a second journey', async () => {
    const { body } = await get('/api/locations?per_page=50');
    const tiers = body.data.map(({ tier }: { tier: number }) => tier);
    expect(tiers).toEqual([...tiers].sort());
  });

  it.each(['page=0', 'page=x', 'per_page=51', `name=${'x'.repeat(81)}`])('refuses %s', async (query) => {
    expect((await get(`/api/locations?${query}`)).status).toBe(422);
  });
});

describe('autocomplete', () => {
  it('finds by the beginning of a name', async () => {
    expect((await found('kyo'))[0]).toBe('Kyoto');
  });

  it('finds by the local name', async () => {
    expect(await found('京都')).toEqual(['Kyoto']);
  });

  it('forgives accents', async () => {
    expect((await found('ïstánbul'))[0]).toBe('Istanbul');
  });

  it.each([
    ['kioto', 'Kyoto'],
    ['bankok', 'Bangkok'],
    ['singapor', 'Singapore'],
    ['katmandu', 'Kathmandu'],
  ])('forgives typing %s', async (typed, name) => {
    expect((await found(typed))[0]).toBe(name);
  });

  it('finds by country', async () => {
    expect(await found('japan')).toEqual(expect.arrayContaining(['Kyoto', 'Tokyo']));
  });

  it.each(['%', '_', "'; DROP TABLE locations", 'zzzzqqqq', '\\'])('finds nothing for %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe('one destination', () => {
  it('is found by slug and by id alike', async () => {
    const bySlug = await get('/api/location/kyoto');
    const byId = await get(`/api/location/${bySlug.body.results.id}`);
    expect(byId.body).toEqual(bySlug.body);
  });

  it('tells seasons, zone and neighbours that are in the catalogue', async () => {
    const { results } = (await get('/api/location/kyoto')).body;
    expect(results.seasons.months).toHaveLength(12);
    expect(results.time_zone).toBe('Asia/Tokyo');
    expect(names(results.neighbours)).toContain('Tokyo');
  });

  it('says when its facts were last checked', async () => {
    expect((await get('/api/location/sapporo')).body.results.checked).toMatch(/^20\d\d-\d\d$/);
  });

  it('is not found under an unknown id', async () => {
    const { status, body } = await get('/api/location/atlantis');
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'We could not find that.', code: 'not-found' });
  });

  it('has the nearest destinations nearby, without itself', async () => {
    const kyoto = (await get('/api/location/kyoto')).body.results;
    const { results } = (await get('/api/locations/kyoto/nearby')).body;
    const away = results.map((city: typeof kyoto) => distanceMetres(kyoto, city));
    expect(names(results)).not.toContain('Kyoto');
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });
});

it('recommends what is at its best this month', async () => {
  const { results } = (await get('/api/location/recommended')).body;
  const details = (await get(`/api/location/${results[0].slug}`)).body.results;
  expect(details.seasons.months[10]).toBe(2);
});

it('packs long answers for those who can unpack them', async () => {
  const packed = await api.app.inject({ url: '/api/locations', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual((await get('/api/locations')).body);
});

it('keeps public answers for a minute and revalidates them by ETag', async () => {
  const { headers } = await get('/api/location/top-destinations');
  expect(headers['cache-control']).toBe('public, max-age=60');
  const asked = async (kept: string) =>
    (await api.stranger().get('/api/location/top-destinations', { 'if-none-match': kept })).status;
  expect(await asked(String(headers.etag))).toBe(304);
  expect(await asked(`"another", ${String(headers.etag)}`)).toBe(304);
  expect(await asked('"another", "third"')).toBe(200);
});
