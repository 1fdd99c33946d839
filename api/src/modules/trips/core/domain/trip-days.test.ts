import { atMinute, datesBetween, equalShares } from './trip-days.ts';

it('lists dates over the end of a month and through a change of clocks', () => {
  expect(datesBetween('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(datesBetween('2027-03-27', '2027-03-29')).toHaveLength(3);
});

it('adds minutes to a day, past midnight too', () => {
  expect(atMinute('2026-12-31', 545)).toBe('2026-12-31 09:05:00');
  expect(atMinute('2026-12-31', 1470)).toBe('2027-01-01 00:30:00');
});

it('shares days out in order, none of them twice', () => {
  const dates = datesBetween('2026-12-01', '2026-12-05');
  expect(equalShares(dates, [7, 9])).toEqual([
    { location_id: 7, start_date: '2026-12-01', end_date: '2026-12-02' },
    { location_id: 9, start_date: '2026-12-03', end_date: '2026-12-05' },
  ]);
});
