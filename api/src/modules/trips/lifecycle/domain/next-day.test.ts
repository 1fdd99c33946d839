import { nextDay } from './next-day.ts';

// 21 November 2026 is a Saturday.
it.each([
  [[0, 1, 2, 3, 4, 5, 6], '2026-11-22'],
  [[0], '2026-11-23'],
  [[5], '2026-11-28'],
  [[], '2026-11-22'],
])('after a Saturday, of the weekdays %j, comes %s', (weekdays, date) => {
  expect(nextDay('2026-11-21', weekdays)).toBe(date);
});

it('goes over the end of a year', () => {
  expect(nextDay('2026-12-31', [4])).toBe('2027-01-01');
});
