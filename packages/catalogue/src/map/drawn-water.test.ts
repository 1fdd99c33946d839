import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { readDrawnWater, waterIn } from './drawn-water.ts';
import { mayBeInWater } from './stands.ts';

const drawn = readDrawnWater(join(catalogueFolder, 'reference'));

it('Land is land, a lake on it is water, and so is what no land covers.', () => {
  const water = waterIn([
    {
      box: [10, 0, 12, 2],
      steps: 10,
      land: [[[0, 0, 10, 0, 0, 20, -10, 0]]],
      lakes: [[[2, 2, 4, 0, 0, 4, -4, 0]]],
      urban: [],
      rivers: [],
      borders: [],
      countries: [],
      cities: [],
    },
  ]);
  expect(water([10.1, 0.5])).toBe(0);
  expect(water([10.4, 0.4])).toBeCloseTo(22_239, -2);
  expect(water([11.1, 0.5])).toBeCloseTo(11_119, -2);
  expect(water([50, 0])).toBe(Infinity);
});

it.each([
  ['the Bosphorus', 29.052, 41.07],
  ['the Golden Horn', 28.9585, 41.0285],
  ['Victoria Harbour', 114.17, 22.289],
  ['the mouth of the Chao Phraya', 100.59, 13.5],
  ['the strait of Johor', 103.905, 1.43],
  ['the strait of Singapore', 103.85, 1.2],
  ['Dubai Creek', 55.344, 25.225],
  ['the channel of Penang', 100.36, 5.41],
  ['Ha Long Bay', 107.1, 20.9],
  ['the channel of Miyajima', 132.31, 34.305],
  ['the strait of Kanmon', 130.955, 33.955],
  ['the lagoon of Kochi', 76.262, 9.962],
  ['Osaka Bay', 135.35, 34.6],
  ['the channel between Malé and its airport', 73.52, 4.185],
])('%s stays open.', (_, lng, lat) => {
  expect(drawn([lng, lat])).toBeGreaterThan(0);
});

it('No pin of the catalogue stands in the sea or in a lake, unless it is of the water.', () => {
  const wet = readCatalogue(catalogueFolder).flatMap(({ destination, places, hotels }) =>
    [{ ...destination, kind: 'centre' }, ...places, ...hotels]
      .filter(({ kind, lng, lat }) => !mayBeInWater(kind) && drawn([lng, lat]) > 0)
      .map(({ slug }) => `${destination.slug}/${slug}`),
  );
  expect(wet).toEqual([]);
});
