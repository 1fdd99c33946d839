import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFolder, readCatalogue } from '@tabi/catalogue';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { firstPictures } from './domain/pictures-ahead.ts';
import { drawPictures } from './ahead-service.ts';
import { artStore } from './poster-repository.ts';

const first = firstPictures(readCatalogue(catalogueFolder));
const aFolder = () => mkdtempSync(join(tmpdir(), 'tabi-art-'));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('The first pictures are two hundred, at the addresses of the destinations that lists begin with.', async () => {
  const names = first.map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([200, 200]);
  const rows: { mediumCover: { url: string } }[] = (await api.stranger().get('/api/locations?per_page=10')).body.data;
  for (const { mediumCover } of rows) {
    const [, slug, hash] = /^\/art\/destination\/(.+)\/\w+-\d+-(\w+)\.webp$/.exec(mediumCover.url) ?? [];
    expect(names).toContain(`${hash?.slice(0, 2)}/destination-${slug}-tall-640-${hash}.webp.avif`);
  }
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
