import {
  addDays,
  daysApart,
  daysBetween,
  eachDay,
  isDay,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMonth,
  formatShortDay,
  formatWeekday,
  monthName,
  utcDay,
  weekdayOf,
} from './dates.ts';

describe('days, as people say them', () => {
  it('says a stretch within a month with the month once', () => {
    expect(formatDays('2026-03-14', '2026-03-17')).toBe('Sat 14 – Tue 17 March, 4 days');
  });

  it('says both months of a stretch over two', () => {
    expect(formatDays('2026-03-30', '2026-04-01')).toBe('Mon 30 March – Wed 1 April, 3 days');
  });

  it('says both months of a stretch over the end of a year', () => {
    expect(formatDays('2026-12-30', '2027-01-02')).toBe('Wed 30 December – Sat 2 January, 4 days');
  });

  it('says a single day once', () => {
    expect(formatDays('2026-03-14', '2026-03-14')).toBe('Sat 14 March, 1 day');
  });

  it('names a day in each length', () => {
    const day = '2026-12-31';
    expect([formatShortDay(day), formatDay(day), formatDayOfYear(day), formatDate(day), formatWeekday(day)]).toEqual([
      'Thu 31',
      'Thu 31 December',
      '31 December',
      '31 December 2026',
      'Thursday',
    ]);
  });

  it('names a month, alone and with its year', () => {
    expect([monthName(1), monthName(12), formatMonth('2026-03')]).toEqual(['January', 'December', 'March 2026']);
  });

  it('says the date of an instant by the clocks of the servers', () => {
    expect(formatDate('2026-12-31T23:59:59.000Z')).toBe('31 December 2026');
  });
});

describe('the arithmetic of days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01', 'the end of a month'],
    ['2026-12-31', 1, '2027-01-01', 'the end of a year'],
    ['2027-01-01', -1, '2026-12-31', 'the end of a year, backwards'],
    ['2028-02-28', 1, '2028-02-29', 'a leap day'],
    ['2026-02-28', 1, '2026-03-01', 'the end of a February without one'],
    ['2100-02-28', 1, '2100-03-01', 'a year that leaves its leap day out'],
    ['2026-03-28', 2, '2026-03-30', 'the change to summer time in Europe'],
    ['2026-10-24', 2, '2026-10-26', 'the change back'],
    ['2026-03-07', 2, '2026-03-09', 'the change to summer time in America'],
    ['2026-04-04', 2, '2026-04-06', 'the change to winter time in New Zealand'],
    ['2011-12-29', 2, '2011-12-31', 'the day that Samoa left out'],
  ])('goes from %s by %d to %s over %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysApart(from, to)).toBe(count);
  });

  it('counts both ends of a stretch', () => {
    expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-03-28', '2026-03-28')]).toEqual([3, 1]);
  });

  it('counts every day of a leap year', () => {
    expect([daysBetween('2028-01-01', '2028-12-31'), eachDay('2028-01-01', '2028-12-31').length]).toEqual([366, 366]);
  });

  it('lists the days of a stretch, over a month and a change of clocks', () => {
    expect(eachDay('2026-03-29', '2026-04-01')).toEqual(['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01']);
  });

  it('lists no days where the end comes before the start', () => {
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
  });

  it('counts the week from Monday', () => {
    expect(['2026-03-09', '2026-03-14', '2026-03-15'].map(weekdayOf)).toEqual([0, 5, 6]);
  });

  it('takes the day of an instant as it is in UTC', () => {
    expect([utcDay(new Date('2026-03-14T23:59:59Z')), utcDay(new Date('2026-03-15T00:30:00+05:45'))]).toEqual([
      '2026-03-14',
      '2026-03-14',
    ]);
  });
});

it.each(['2026-02-28', '2028-02-29', '2000-02-29', '2011-12-30'])('knows that %s exists', (day) => {
  expect(isDay(day)).toBe(true);
});

it.each(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00', 'soon', ''])(
  'knows that "%s" is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
