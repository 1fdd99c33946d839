import { firstDays, formatBestMonths } from './journeys.ts';

it.each([
  [[4, 5, 10, 11, 12], 'April and May, October to December'],
  [[11, 12, 1, 2], 'November to February'],
  [[7], 'July'],
  [[12, 1], 'December and January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Any month'],
])('says the months %j as stretches', (months, words) => {
  expect(formatBestMonths(months)).toBe(words);
});

it('counts the day on which each stay begins', () => {
  expect(firstDays([{ nights: 4 }, { nights: 2 }, { nights: 1 }])).toEqual([1, 5, 7]);
});
