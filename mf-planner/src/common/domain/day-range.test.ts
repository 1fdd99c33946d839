import { withEnd, withStart } from './day-range.ts';

const days = { startDate: '2026-03-01', endDate: '2026-03-03' };

it.each([
  ['A start past the end moves the end to match.', withStart(days, '2026-03-10'), '2026-03-10', '2026-03-10'],
  ['An end before the start moves the start.', withEnd(days, '2026-02-28'), '2026-02-28', '2026-02-28'],
  ['A start before the end leaves the end where it is.', withStart(days, '2026-03-02'), '2026-03-02', '2026-03-03'],
  ['An end that is no day leaves the start where it is.', withEnd(days, ''), '2026-03-01', ''],
])('%s', (_, { startDate, endDate }, start, end) => {
  expect([startDate, endDate]).toEqual([start, end]);
});
