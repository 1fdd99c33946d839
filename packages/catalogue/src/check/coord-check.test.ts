import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { checkCoordinates, readCheckTables, type CheckRow } from './coord-check.ts';
import { tellCoordinates } from '../commands/coord-check.ts';
import { aShelf } from '../read/test-shelf.ts';

const shelf = aShelf();
const gion = shelf.places.find(({ slug }) => slug === 'gion');
const row = (over: Partial<CheckRow> = {}): CheckRow => ({
  destination: 'kyoto',
  place: 'gion',
  name: 'Gion',
  lat: gion?.lat ?? 0,
  lng: gion?.lng ?? 0,
  within_metres: 500,
  source: 'Wikidata Q1',
  licence: 'CC0',
  note: '',
  file: 'wikidata.csv',
  line: 2,
  ...over,
});
const north = (metres: number) => ({ lat: (gion?.lat ?? 0) + metres / 111_195 });

it('holds a place to where the open data has it', () => {
  expect(checkCoordinates([shelf], [row(north(490))]).problems).toEqual([]);
  expect(checkCoordinates([shelf], [row(north(510))]).problems).toEqual([
    expect.stringMatching(
      /^kyoto\/places\.json:\d+ gion: lies 510 m from where Wikidata Q1 has Gion .* checks\/wikidata\.csv:2\.$/,
    ),
  ]);
});

it('lets a coarse source be coarse', () => {
  expect(checkCoordinates([shelf], [row({ ...north(4_000), within_metres: 5_000 })]).problems).toEqual([]);
});

it('tells what was checked against what, and rows about nothing', () => {
  const report = checkCoordinates([shelf], [row(north(100)), row({ place: 'atlantis', line: 3 })]);
  expect(tellCoordinates(report, 26)).toEqual([
    'wikidata.csv: 1 places, 1 where it has them, half of them within 100 m',
    '1 of 26 places checked; no open row of the same name was found for the others.',
    'checks/wikidata.csv:3: there is no place kyoto/atlantis; take the row out.',
  ]);
});

it('keeps rows of OpenStreetMap in a file of their own, with source and licence in every row', () => {
  const rows = readCheckTables(join(catalogueFolder, 'reference/checks'));
  for (const { file, source, licence } of rows)
    expect([file === 'openstreetmap.csv', source.startsWith('OpenStreetMap')]).toEqual(
      Array(2).fill(licence.startsWith('ODbL')),
    );
});
