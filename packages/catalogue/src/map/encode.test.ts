import { mapTile } from '@tabi/shared/contracts/map';
import { boxesOf, encodeTile, isOpenSea } from './encode.ts';
import type { Sheet } from './shapes.ts';

const sheet: Sheet = {
  land: [
    [
      [
        [100.5, 10.5],
        [102, 10.5],
        [102, 10.9],
        [100.5, 10.9],
      ],
    ],
  ],
  lakes: [],
  urban: [],
  rivers: [
    {
      zoom: 6,
      line: [
        [100.1, 10.1],
        [100.101, 10.1],
        [100.3, 10.2],
      ],
    },
  ],
  borders: [],
  countries: [],
  cities: [
    { point: [100.9, 10.6], zoom: 7, name: 'Small', local: '' },
    { point: [100.6, 10.6], zoom: 4, name: 'Great', local: '大' },
    { point: [101.5, 10.6], zoom: 4, name: 'Next door', local: '' },
  ],
};
const tile = encodeTile(sheet, [100, 10, 101, 11], 10);

it('writes land as whole steps from the corner of its box, cut at its edge', () => {
  expect(tile.land).toEqual([[[5, 5, 5, 0, 0, 4, -5, 0]]]);
});

it('writes a line without the points that fall together', () => {
  expect(tile.rivers).toEqual([{ zoom: 6, line: [1, 1, 2, 1] }]);
});

it('lists the names inside, the greatest first', () => {
  expect(tile.cities).toEqual([
    [6, 6, 4, 'Great', '大'],
    [9, 6, 7, 'Small', ''],
  ]);
});

it('writes what the contract of tiles says', () => {
  expect(mapTile.safeParse(tile).error).toBeUndefined();
});

it('knows open sea', () => {
  expect([tile, encodeTile(sheet, [110, 10, 111, 11], 10)].map(isOpenSea)).toEqual([false, true]);
});

it('cuts a box into equal ones, row by row from the south-west', () => {
  expect(boxesOf([0, 0, 4, 2], 2, 2)).toEqual([
    [0, 0, 2, 1],
    [2, 0, 4, 1],
    [0, 1, 2, 2],
    [2, 1, 4, 2],
  ]);
});
