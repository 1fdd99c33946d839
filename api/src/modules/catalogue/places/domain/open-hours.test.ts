import { isOpenAt, isOpenOn } from './open-hours.ts';

const place = {
  hours: { daily: ['09:00-18:00'], fri: ['18:00-02:00'], mon: [] },
  closed_dates: ['12-25', '2026-11-22'],
};

it.each([
  ['2026-11-24', '09:00', true],
  ['2026-11-24', '18:00', false],
  ['2026-11-20', '23:59', true],
  ['2026-11-21', '01:59', true],
  ['2026-11-21', '02:00', false],
  ['2026-11-23', '12:00', false],
  ['2026-12-26', '01:00', false],
  ['2026-11-22', '12:00', false],
  ['2027-12-25', '12:00', false],
])('On %s at %s it is open: %s.', (day, clock, open) => {
  expect(isOpenAt(place, day, clock)).toBe(open);
});

it('It opens on no day on which it is shut, or that has no hours.', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
  expect(days.map((day) => isOpenOn(place, day))).toEqual([false, false, true]);
  expect(isOpenOn({ hours: 'always', closed_dates: ['11-24'] }, '2026-11-24')).toBe(false);
});
