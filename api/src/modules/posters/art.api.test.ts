import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let cover: string;
beforeAll(async () => {
  api = await startTestApi();
  cover = (await api.stranger().get('/api/location/kyoto')).body.results.cover.url;
});
afterAll(() => api.close());

const fetchArt = (url: string) => api.app.inject(url);

it('draws a poster in the size its address says, to be kept for ever', async () => {
  const { statusCode, headers, rawPayload } = await fetchArt(cover.replace('wide-960', 'card-320'));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

it('draws the same picture smaller for those who take AVIF, and keeps the two apart', async () => {
  const url = cover.replace('wide-960', 'card-640');
  const accept = 'image/avif,image/webp,*/*';
  const [avif, webp] = [await api.app.inject({ url, headers: { accept } }), await fetchArt(url)];
  expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 640, height: 480 });
  expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
});

it('draws the picture for link previews as JPEG', async () => {
  const { rawPayload } = await fetchArt(cover.replace(/wide-960-(\w+)\.webp/, 'social-1200-$1.jpg'));
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('draws places and posts too', async () => {
  const place = (await api.stranger().get('/api/pointOfInterests/kiyomizu-dera')).body.results.image.url;
  const post = (await api.stranger().get('/api/blog')).body.data[0].thumbnail.url;
  for (const url of [place, post]) expect((await fetchArt(url.replace('-960-', '-320-'))).statusCode).toBe(200);
});

it('draws several pictures of a place, 1024 by 800, each its own', async () => {
  const { images } = (await api.stranger().get('/api/pointOfInterests/kiyomizu-dera')).body.results;
  expect(images.length).toBeGreaterThan(4);
  const drawn = [];
  for (const { url } of images) {
    const { statusCode, rawPayload } = await fetchArt(url);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1024, height: 800 });
    drawn.push(rawPayload.toString('base64'));
  }
  expect(new Set(drawn).size).toBe(images.length);
});

it('keeps what it has drawn, and draws once for many who ask at once', async () => {
  const url = cover.replace('wide-960', 'tall-320');
  const answers = await Promise.all([1, 2, 3].map(() => fetchArt(url)));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  const files = readdirSync(join(api.context.dataDir, 'art'), { recursive: true }).map(String);
  expect(files.filter((name) => name.includes('tall-320'))).toHaveLength(1);
});

it('sends an older address on to the picture as it is now', async () => {
  const { statusCode, headers } = await fetchArt(cover.replace(/-[0-9a-f]{12}\./, '-000000000000.'));
  expect([statusCode, headers.location]).toEqual([302, cover]);
});

it.each([
  ['width', 'wide-960', 'wide-961'],
  ['shape', 'wide-960', 'round-960'],
  ['kind', '/destination/', '/person/'],
  ['name', '/kyoto/', '/atlantis/'],
  ['way out of the folder', '/kyoto/', '/..%2F..%2Fsecret/'],
])('does not find an unknown %s', async (_what, part, wrong) => {
  expect((await fetchArt(cover.replace(part, wrong))).statusCode).toBe(404);
});
