import { eachDay } from '@tabi/shared/format';
import { destinationOn, equalShares, staysOf } from './trip-days.ts';

it('shares days out in order, none of them twice', () => {
  const dates = eachDay('2026-12-01', '2026-12-05');
  expect(equalShares(dates, [7, 9])).toEqual([
    { location_id: 7, start_date: '2026-12-01', end_date: '2026-12-02' },
    { location_id: 9, start_date: '2026-12-03', end_date: '2026-12-05' },
  ]);
});

const there = (slug: string, start_date: string, end_date: string) => ({ slug, start_date, end_date });
const circle = [there('kathmandu', '2027-03-01', '2027-03-09'), there('pokhara', '2027-03-04', '2027-03-06')];

it.each([
  ['2027-03-03', 'kathmandu', 'before the excursion'],
  ['2027-03-04', 'pokhara', 'on its first day'],
  ['2027-03-06', 'pokhara', 'on its last day'],
  ['2027-03-07', 'kathmandu', 'back from it'],
  ['2027-03-11', 'pokhara', 'after all days, where it began last'],
  ['2027-02-27', 'kathmandu', 'before all days'],
])('on %s the trip is in %s: %s', (date, slug) => {
  expect(destinationOn(circle, date)?.slug).toBe(slug);
});

it('makes one stay of days in a destination that one comes back to', () => {
  const days = [1, 2, 1].map((city, index) => ({ date: `2027-03-0${index + 1}`, city }));
  expect(staysOf(days)).toEqual([
    { location_id: 1, start_date: '2027-03-01', end_date: '2027-03-03' },
    { location_id: 2, start_date: '2027-03-02', end_date: '2027-03-02' },
  ]);
});
