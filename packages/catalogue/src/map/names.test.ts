import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { cityNames, countryNames, localNameOf, localNamesOf, middleOf } from './names.ts';
import type { Feature } from './natural-earth.ts';

const city = (name: string, lng: number, lat: number): Feature => ({
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { name, min_zoom: 5 },
});
const country = (name: string, code: string): Feature => ({
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
      ],
    ],
  },
  properties: { name, iso_a2: code, continent: 'Asia' },
});

it('knows what the destinations of the catalogue are called where they are', () => {
  const names = localNamesOf(readCatalogue(catalogueFolder));
  expect(names).toContainEqual({ name: 'Kyoto', local: '京都', point: [expect.any(Number), expect.any(Number)] });
  expect(names.length).toBeGreaterThan(100);
});

it('gives a city the local name of the destination there, whatever its accents', () => {
  const [osaka] = cityNames([city('Ōsaka', 135.5, 34.7)], [{ name: 'Osaka', local: '大阪', point: [135.49, 34.69] }]);
  expect(osaka).toMatchObject({ name: 'Ōsaka', local: '大阪' });
});

it('gives no city the local name of its namesake elsewhere', () => {
  const [hyderabad] = cityNames(
    [city('Hyderabad', 68.4, 25.4)],
    [{ name: 'Hyderabad', local: 'హైదరాబాద్', point: [78.5, 17.4] }],
  );
  expect(hyderabad?.local).toBe('');
});

it('leaves out disputed and damaged names', () => {
  expect(cityNames([city('Jerusalem', 35.2, 31.8), city('H? Chí Minh', 106.7, 10.8)], [])).toEqual([]);
  expect(countryNames([country('Nobody’s', '-99')], new Map())).toEqual([]);
});

it('names a country in its own writing too', () => {
  const [japan] = countryNames([country('Japan', 'JP')], new Map([['JP', '日本']]));
  expect(japan).toMatchObject({ name: 'Japan', local: '日本' });
});

it.each([
  ['Türkiye', 'Turkey', 'Türkiye'],
  ['México', 'Mexico', ''],
  ['śrī laṃkāva', 'Sri Lanka', ''],
  ['\u200Fالبحرين', 'Bahrain', 'البحرين'],
])('of %s beside %s shows "%s"', (local, latin, shown) => {
  expect(localNameOf(local, latin)).toBe(shown);
});

it('puts a name inside its country, where that is widest', () => {
  const [x, y] = middleOf([
    [0, 0],
    [10, 0],
    [10, 4],
    [2, 4],
    [2, 10],
    [0, 10],
  ]);
  expect([x, y < 4]).toEqual([5, true]);
});
