import { datesOf } from './trip-dates.ts';

const today = '2026-11-21';

it.each([
  ['nothing', {}, '2026-11-22', '2026-11-22'],
  ['three days', { duration: 3 }, '2026-11-22', '2026-11-24'],
  ['a start', { startDate: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  ['a start and four days', { startDate: '2026-12-01', duration: 4 }, '2026-12-01', '2026-12-04'],
  ['an end and two days', { endDate: '2026-12-04', duration: 2 }, '2026-12-03', '2026-12-04'],
  ['both dates', { startDate: '2026-12-01', endDate: '2026-12-05' }, '2026-12-01', '2026-12-05'],
  ['all that agrees', { startDate: '2026-12-01', endDate: '2026-12-02', duration: 2 }, '2026-12-01', '2026-12-02'],
])('A trip of which %s is said has its days.', (_, wish, startDate, endDate) => {
  expect(datesOf({ startDate: '', endDate: '', ...wish }, today)).toEqual({ startDate, endDate });
});

it('Days that contradict one another are refused in words.', () => {
  const wish = { startDate: '2026-12-01', endDate: '2026-12-01', duration: 5 };
  const problem = 'These dates are 1 day, and the trip was to be 5 days. Change one of them.';
  expect(datesOf(wish, today)).toEqual({ problem });
});
