import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { beginDestination } from './new.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-new-'));
  cpSync(join(catalogueFolder, 'reference'), join(folder, 'reference'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('begins a destination with what GeoNames knows of it', () => {
  const home = beginDestination(folder, 'sapporo', 'Sapporo', 'JP');
  const destination = JSON.parse(readFileSync(join(home, 'destination.json'), 'utf8'));
  expect(destination).toMatchObject({ slug: 'sapporo', country: 'JP', time_zone: 'Asia/Tokyo', currency: 'JPY' });
  expect([Math.round(destination.lat), Math.round(destination.lng)]).toEqual([43, 141]);
});

it('leaves a folder whose check names what is still to be written, line by line', () => {
  expect(() => readCatalogue(folder, ['sapporo'])).toThrow(
    /sapporo\/destination\.json:\d+: description: Write 120 to 250 words/,
  );
});

it.each([
  ['sapporo', 'Sapporo', 'JP', 'is there already'],
  ['Sap Poro', 'Sapporo', 'JP', 'is no slug'],
  ['atlantis', 'Atlantis', 'JP', 'has no city Atlantis in JP'],
])('refuses %s, %s, %s', (slug, name, country, words) => {
  expect(() => beginDestination(folder, slug, name, country)).toThrow(words);
});
