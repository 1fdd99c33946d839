import { nextInSeason } from './next-in-season.ts';

it.each([
  ['2026-11-22', [11, 12], '2026-11-23', 'tomorrow, in season'],
  ['2026-11-30', [11], '2027-11-01', 'the next year, when the season ends today'],
  ['2026-11-22', [3, 4], '2027-03-01', 'the first day of the next good month'],
  ['2026-12-31', [1], '2027-01-01', 'over the new year'],
])('of %s and the months %j it is %s: %s', (today, months, date) => {
  expect(nextInSeason(today, months)).toBe(date);
});
