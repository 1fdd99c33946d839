import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFolder, firstOfLists, readCatalogue } from '@tabi/catalogue';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { firstPictures } from './domain/pictures-ahead.ts';
import { drawPictures } from './ahead-service.ts';
import { artStore } from './poster-repository.ts';

const shelves = readCatalogue(catalogueFolder);
const first = firstPictures(shelves);
const aFolder = () => mkdtempSync(join(tmpdir(), 'tabi-art-'));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('The first pictures are 250, at the addresses of the destinations that lists begin with.', async () => {
  const names = first.map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([250, 250]);
  const rows: { mediumCover: { url: string } }[] = (await api.stranger().get('/api/locations?per_page=10')).body.data;
  for (const { mediumCover } of rows) {
    const [, slug, hash] = /^\/art\/destination\/(.+)\/\w+-\d+-(\w+)\.webp$/.exec(mediumCover.url) ?? [];
    expect(names).toContain(`${hash?.slice(0, 2)}/destination-${slug}-tall-640-${hash}.webp.avif`);
  }
});

it.each([
  ['hotel', 'hotels?per_page=12', 'thumbnail'],
  ['tour', 'products?limit=12', 'thumbnail_hi_res_url'],
])('The cards with which the list of every %s begins are among them.', async (drawn, call, picture) => {
  const names = new Set(first.map(({ name }) => name));
  const rows: Record<string, string | { url: string }>[] = (await api.stranger().get(`/api/${call}`)).body.data;
  expect(rows).toHaveLength(12);
  for (const row of rows) {
    const held = row[picture] ?? '';
    const [, slug, hash] =
      /^\/art\/\w+\/(.+)\/\w+-\d+-(\w+)\.webp$/.exec(typeof held === 'string' ? held : held.url) ?? [];
    for (const width of [320, 640])
      expect(names).toContain(`${hash?.slice(0, 2)}/${drawn}-${slug}-card-${width}-${hash}.webp.avif`);
  }
});

it('What a list of all of Asia begins with is known without the database.', async () => {
  const slugs = async (call: string) =>
    (await api.stranger().get(`/api/${call}`)).body.data.map(({ slug }: { slug: string }) => slug);
  const { place, hotel, tour } = firstOfLists(shelves, 24);
  expect(place).toEqual(expect.arrayContaining(await slugs('pointOfInterests?per_page=24')));
  expect(hotel).toEqual(expect.arrayContaining(await slugs('hotels?per_page=24')));
  expect(tour).toEqual(expect.arrayContaining(await slugs('products?limit=24')));
});

it('A second run draws nothing.', async () => {
  const [folder, some] = [aFolder(), first.filter(({ file }) => file.width === 320).slice(0, 3)];
  const draw = () => drawPictures(folder, some, { atOnce: 2 });
  expect([await draw(), await draw()]).toEqual([3, 0]);
});

it('What the build has drawn is given out as it is.', async () => {
  const [folder, drawnBefore] = [aFolder(), aFolder()];
  writeFileSync(join(drawnBefore, 'one'), 'drawn by the build');
  expect(String(await artStore(folder, { drawnBefore }).read('one'))).toBe('drawn by the build');
  expect(await artStore(folder, { drawnBefore }).read('another')).toBeNull();
});
