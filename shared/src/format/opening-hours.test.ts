import { openingHours } from './opening-hours.ts';

it.each([
  [{ open: true, hours_kind: 'windows', hours_that_day: '09:00–17:00' }, 'Open 09:00–17:00'],
  [{ open: true, hours_kind: 'all-day', hours_that_day: 'Open all day' }, 'Open all day'],
  [{ open: false, hours_kind: 'windows', hours_that_day: '09:00–12:00' }, 'Closed then: 09:00–12:00'],
  [{ open: false, hours_kind: 'closed', hours_that_day: 'Closed' }, 'Closed that day'],
] as const)('a stop of %o says %s', (hours, words) => {
  expect(openingHours(hours)).toBe(words);
});
