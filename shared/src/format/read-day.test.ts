import { eachDay, formatDate, formatDay, formatDays } from './dates.ts';
import { readDay } from './read-day.ts';

const near = '2026-03-10';

it.each([
  ['2026-03-14', '2026-03-14'],
  ['2026/3/14', '2026-03-14'],
  ['14/3/2026', '2026-03-14'],
  ['14.3.26', '2026-03-14'],
  ['14-03-2026', '2026-03-14'],
  // Only one reading is a day.
  ['3/25/2026', '2026-03-25'],
  ['14 March 2026', '2026-03-14'],
  ['14 mar', '2026-03-14'],
  ['March 14th, 2026', '2026-03-14'],
  ['  SAT   14 MARCH ', '2026-03-14'],
  ['the 14th of march', '2026-03-14'],
  // The next one of its kind.
  ['14', '2026-03-14'],
  ['9', '2026-04-09'],
  ['9 March', '2027-03-09'],
  ['31', '2026-03-31'],
  ['5/1', '2027-01-05'],
  ['29 feb', '2028-02-29'],
  // In the past on purpose: the caller says what it thinks of that.
  ['1 January 2020', '2020-01-01'],
])('reads "%s" near 10 March 2026 as %s', (written, day) => {
  expect(readDay(written, near)).toBe(day);
});

it.each([
  '',
  'soon',
  'march',
  '30 February 2026',
  '29/2/2026',
  '32',
  '14 ma 2026',
  '14 march april',
  '1/2/3/4',
  '0',
  '2026',
  '14 3 march 2026',
])('reads no day out of "%s"', (written) => {
  expect(readDay(written, near)).toBeNull();
});

it('reads again every day of a year as the site says it', () => {
  for (const day of eachDay('2028-01-01', '2028-12-31')) {
    expect(readDay(formatDay(day), '2028-01-01')).toBe(day);
    expect(readDay(formatDate(day), near)).toBe(day);
  }
});

it('does not take a whole stretch for a day', () => {
  expect(readDay(formatDays('2026-03-14', '2026-03-17'), near)).toBeNull();
});
