import { atMinute, clockOf, clockText, minuteOf, minutesBetween } from './clocks.ts';

it('reads the clock of a wall-clock time', () => {
  expect(clockOf('2026-03-14 09:30:00')).toBe('09:30');
});

it.each([
  ['2026-03-14 23:30:00', '2026-03-15 00:15:00', 45, 'midnight'],
  ['2026-12-31 22:00:00', '2027-01-01 06:00:00', 480, 'the end of a year'],
  // Both nights have a change of clocks somewhere: what two clocks on a wall show is compared, nothing else.
  ['2026-03-29 01:00:00', '2026-03-29 04:00:00', 180, 'an hour that Europe leaves out'],
  ['2026-11-01 00:30:00', '2026-11-01 03:30:00', 180, 'an hour that America has twice'],
  ['2026-03-14 10:00:00', '2026-03-14 09:00:00', -60, 'nothing, backwards'],
])('counts from %s to %s %d minutes over %s', (start, end, minutes) => {
  expect(minutesBetween(start, end)).toBe(minutes);
});

it('adds minutes to a day, past midnight too', () => {
  expect(atMinute('2026-12-31', 545)).toBe('2026-12-31 09:05:00');
  expect(atMinute('2026-12-31', 1470)).toBe('2027-01-01 00:30:00');
  expect(atMinute('2028-02-28', 1440)).toBe('2028-02-29 00:00:00');
  // 02:30 does not exist on the clocks of New York that day.
  expect(atMinute('2026-03-08', 150)).toBe('2026-03-08 02:30:00');
});

it('finds the minute of a day again that it has added', () => {
  expect([minuteOf('2026-12-31', '2026-12-31 09:05:00'), minuteOf('2026-12-31', '2027-01-01 00:30:00')]).toEqual([
    545, 1470,
  ]);
});

it('writes minutes after midnight as a clock, those of the next day from the beginning', () => {
  expect([0, 545, 1439, 1440, 1510].map(clockText)).toEqual(['00:00', '09:05', '23:59', '00:00', '01:10']);
});

it('counts from a wall clock to itself nothing, and rounds what is less than a minute', () => {
  expect(minutesBetween('2026-03-14 09:30:00', '2026-03-14 09:30:00')).toBe(0);
  expect(minutesBetween('2026-03-14 09:30:10', '2026-03-14 09:30:00')).toBe(0);
  expect(minutesBetween('2026-03-14 09:30:00', '2026-03-14 09:31:40')).toBe(2);
});
