import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const credit = {
  author: 'Aiko Tanaka',
  licence: 'CC BY-SA 4.0',
  licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source_url: 'https://commons.wikimedia.org/wiki/File:Gion.jpg',
};

let api: TestApi;
let catalogue: string;
beforeAll(async () => {
  catalogue = mkdtempSync(join(tmpdir(), 'tabi-test-catalogue-'));
  const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#804020' } })
    .webp()
    .toBuffer();
  mkdirSync(join(catalogue, 'kyoto/photos'), { recursive: true });
  writeFileSync(join(catalogue, 'kyoto/photos/gion-1.webp'), bytes);
  api = await startTestApi({ catalogue });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  await api.context.pool.query(`UPDATE places SET photos = $1 WHERE slug = 'gion'`, [
    JSON.stringify([{ name: 'kyoto--gion-1', hash, tint: '#804020', ...credit }]),
  ]);
});
afterAll(async () => {
  await api.close();
  rmSync(catalogue, { recursive: true });
});

const gion = async () => (await api.stranger().get('/api/pointOfInterests/gion')).body.results;

it('shows a photograph with its credit before what is drawn, in the gallery and on cards', async () => {
  const { image, mediumCover, images } = await gion();
  for (const picture of [image, mediumCover, images[0]]) {
    expect(picture.credit).toEqual(credit);
    expect(picture.url).toMatch(/^\/art\/photo\/kyoto--gion-1\//);
  }
  expect(images.length).toBeGreaterThan(4);
  for (const drawn of images.slice(1)) {
    expect(drawn.credit).toBeUndefined();
    expect(drawn.url).toMatch(/^\/art\/place\/gion\//);
  }
  const cards = (await api.stranger().get('/api/pointOfInterests?location=kyoto&per_page=50')).body.data;
  const credited = cards.filter((card: { mediumCover: { credit?: object } }) => card.mediumCover.credit);
  expect(credited.map(({ slug }: { slug: string }) => slug)).toEqual(['gion']);
});

it('sends it in the shape and width of its address, as AVIF for those who take it, and for link previews', async () => {
  const { images, image } = await gion();
  const meta = async (url: string, accept = 'image/webp') =>
    sharp((await api.app.inject({ url, headers: { accept } })).rawPayload).metadata();
  expect(await meta(images[0].url)).toMatchObject({ format: 'webp', width: 1024, height: 800 });
  expect(await meta(image.url.replace('wide-960', 'card-320'), 'image/avif')).toMatchObject({
    format: 'heif',
    width: 320,
    height: 240,
  });
  const social = image.url.replace(/wide-960-(\w+)\.webp/, 'social-1200-$1.jpg');
  expect(await meta(social)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it.each([
  ['another hash', /-[0-9a-f]{12}\./, '-000000000000.'],
  ['another file', 'gion-1', 'gion-2'],
  ['another folder', 'kyoto--gion-1', 'reference--gion-1'],
  ['a way out of the folder', 'kyoto--gion-1', '..%2F..%2Fkyoto--gion-1'],
  ['a name without its destination', 'kyoto--gion-1', 'gion-1'],
])('does not find %s', async (_what, part, other) => {
  const { images } = await gion();
  expect((await api.app.inject(images[0].url.replace(part, other))).statusCode).toBe(404);
});

it('credits each photograph on the list of sources, and Commons only while there are any', async () => {
  const commons = async () =>
    (await api.stranger().get('/api/credits')).body.results.find(
      ({ name }: { name: string }) => name === 'Wikimedia Commons',
    );
  expect((await commons()).works).toEqual([{ title: 'Gion', path: '/destinations/kyoto/attractions/gion', ...credit }]);
  await api.context.pool.query(`UPDATE places SET photos = '[]'`);
  expect(await commons()).toBeUndefined();
});
