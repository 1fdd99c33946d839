import { aPlace } from './test-model.ts';
import { dayNumber, mergeWindows, parseRange, weekdayOf, weekWindows, windowsOn } from './time.ts';

test('ranges become minutes, past midnight above 1440', () => {
  expect(parseRange('09:00-17:30')).toEqual({ opens: 540, closes: 1050 });
  expect(parseRange('18:00-02:00')).toEqual({ opens: 1080, closes: 1560 });
  expect(parseRange('10:00-24:00')).toEqual({ opens: 600, closes: 1440 });
});

test('single weekdays override daily hours, and an empty list is closed', () => {
  const week = weekWindows({ daily: ['09:00-17:00'], mon: [], fri: ['09:00-12:00', '13:00-20:00'] });
  expect(week[0]).toEqual([]);
  expect(week[1]).toEqual([{ opens: 540, closes: 1020 }]);
  expect(week[4]).toHaveLength(2);
  expect(weekWindows('always')).toBe('always');
});

test('weekdays agree with Date over four hundred years', () => {
  for (let day = 0; day < 146_097; day += 37) {
    const date = new Date(Date.UTC(1900, 0, 1) + day * 86_400_000);
    expect(weekdayOf(date.toISOString().slice(0, 10))).toBe((date.getUTCDay() + 6) % 7);
  }
  expect(dayNumber('no date')).toBeNaN();
  expect(dayNumber('2026-13-01')).toBeNaN();
});

test('the night before spills into a day, and closed dates close it', () => {
  const place = aPlace(0, {
    windows: weekWindows({ sat: ['18:00-03:00'], sun: ['10:00-16:00'] }),
    closedDates: ['01-01'],
  });
  expect(windowsOn(place, '2026-12-06', 6)).toEqual([
    { opens: 0, closes: 180 },
    { opens: 600, closes: 960 },
  ]);
  expect(windowsOn(place, '2027-01-01', 4)).toEqual([]);
  expect(windowsOn(aPlace(0, { windows: 'always' }), '2026-12-06', 6)).toBe('always');
});

test('windows that touch become one', () => {
  expect(
    mergeWindows([
      { opens: 600, closes: 700 },
      { opens: 500, closes: 600 },
      { opens: NaN, closes: 3 },
    ]),
  ).toEqual([{ opens: 500, closes: 700 }]);
});
