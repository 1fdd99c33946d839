import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mapIndex, mapTile, type MapIndex } from '@tabi/shared/contracts/map';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let address: string;
let index: MapIndex;
beforeAll(async () => {
  api = await startTestApi();
  address = (await api.stranger().get('/api/site')).body.results.map.index_url;
  index = mapIndex.parse((await api.app.inject(address)).json());
});
afterAll(() => api.close());

const ask = (url: string, accepted = 'identity') => api.app.inject({ url, headers: { 'accept-encoding': accepted } });

it('lists layers that are there and hold a map', async () => {
  const near = index.near.tiles.find((tile) => tile !== null);
  for (const layer of [index.far, near]) {
    expect(mapTile.safeParse((await ask(`/map/${layer}`)).json()).error).toBeUndefined();
  }
});

it('may be kept for ever, each packing for itself', async () => {
  const { headers } = await ask(address);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('packs for who accepts %s', async (accepted, encoding, unpack) => {
  const answer = await ask(address, accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(index);
});

it('leads from a layer of an earlier release to the one of today', async () => {
  const answer = await ask('/map/far-0123456789.json');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/map/${index.far}`]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(['/map/near-99-99-0123456789.json', '/map/..%2fland.json', '/map/nothing'])(
  'has nothing at %s',
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  },
);
