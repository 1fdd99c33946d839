import { staysOf, type DayCity } from '../../core/domain/trip-days.ts';
import { changedDays, citiesOfDays, inAskedOrder } from './day-cities.ts';

const dates = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `2026-12-0${from + index}`);
const days = (cities: number[], from = 1): DayCity[] =>
  dates(cities.length, from).map((date, index) => ({ date, city: cities[index]! }));
const cities = (before: number[], length: number, wanted: number[], from = 1) =>
  citiesOfDays(days(before), dates(length, from), wanted).map(({ city }) => city);

it.each([
  ['more days lengthen the last stay', [1, 1, 2], 5, [1, 2], [1, 1, 2, 2, 2]],
  ['fewer days leave the others as they are', [1, 1, 2, 2], 3, [1, 2], [1, 1, 2]],
  ['a destination whose days fell away keeps one', [1, 1, 1, 2], 3, [1, 2], [1, 1, 2]],
  ['a new destination gets the new days', [1, 1], 4, [1, 2], [1, 1, 2, 2]],
  ['a new destination without new days takes from the longest stay', [1, 1, 1, 2], 4, [1, 2, 3], [1, 1, 3, 2]],
  ['a destination that is left out leaves its days to the one before', [1, 2, 2, 3], 4, [1, 3], [1, 1, 1, 3]],
  ['one destination for another', [1, 1], 2, [2], [2, 2]],
])('%s', (_, before, length, wanted, after) => {
  expect(cities(before, length, wanted)).toEqual(after);
});

it('spends earlier days in the first destination', () => {
  const before = days([1, 2], 3);
  expect(citiesOfDays(before, dates(4), [1, 2]).map(({ city }) => city)).toEqual([1, 1, 1, 2]);
});

it('names stays in the order in which they come', () => {
  expect(staysOf(days([2, 2, 1]))).toEqual([
    { location_id: 2, start_date: '2026-12-01', end_date: '2026-12-02' },
    { location_id: 1, start_date: '2026-12-03', end_date: '2026-12-03' },
  ]);
});

it('plans a day anew when it is another one, elsewhere, or reached from elsewhere', () => {
  expect([...changedDays(days([1, 1, 2]), days([1, 1, 2, 2]))]).toEqual(['2026-12-04']);
  expect([...changedDays(days([1, 2]), days([1, 1]))]).toEqual(['2026-12-02']);
  expect([...changedDays(days([1, 1, 2]), days([1, 3, 2]))]).toEqual(['2026-12-02', '2026-12-03']);
  expect([...changedDays(days([1, 1]), days([1, 1]))]).toEqual([]);
});

it.each([
  ['the other way round', [1, 1, 2], [2, 1], [2, 1, 1]],
  ['as it is', [1, 1, 2], [1, 2], [1, 1, 2]],
  ['with a new one last', [1, 1, 3, 2], [1, 2, 3], [1, 1, 2, 3]],
  ['as it is, also where one comes back', [1, 2, 1], [1, 2], [1, 2, 1]],
])('spends the days in the order that was asked for: %s', (_, before, wanted, after) => {
  expect(inAskedOrder(days(before), wanted).map(({ city }) => city)).toEqual(after);
});
