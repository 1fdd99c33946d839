import { festivalDays } from './festival-days.ts';

const years = [2026, 2027, 2028];

it.each<[string, Parameters<typeof festivalDays>[0], string[]]>([
  ['a day of the year', { calendar: 'gregorian', month: 7, day: 1 }, ['2026-07-01', '2027-07-01', '2028-07-01']],
  [
    'the third Monday of a month',
    { calendar: 'weekday', month: 9, weekday: 1, nth: 3 },
    ['2026-09-21', '2027-09-20', '2028-09-18'],
  ],
  [
    'the last Sunday of a month',
    { calendar: 'weekday', month: 1, weekday: 7, nth: -1 },
    ['2026-01-25', '2027-01-31', '2028-01-30'],
  ],
  ['Mid-Autumn', { calendar: 'chinese', month: 8, day: 15 }, ['2026-09-25', '2027-09-15', '2028-10-03']],
  ['Chuseok', { calendar: 'dangi', month: 8, day: 15 }, ['2026-09-25', '2027-09-15', '2028-10-03']],
  ['Nowruz', { calendar: 'persian', month: 1, day: 1 }, ['2026-03-21', '2027-03-21', '2028-03-20']],
  [
    'what is announced',
    { calendar: 'listed', dates: ['2025-03-29', '2026-03-19', '2027-03-08'] },
    ['2026-03-19', '2027-03-08'],
  ],
])('tells when %s is', (_, when, days) => {
  expect(festivalDays(when, years)).toEqual(days);
});

it('tells both days of a year in which the Islamic calendar comes round twice', () => {
  expect(festivalDays({ calendar: 'islamic-umalqura', month: 9, day: 1 }, [2030])).toEqual([
    '2030-01-05',
    '2030-12-26',
  ]);
});
