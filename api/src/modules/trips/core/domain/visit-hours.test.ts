import { visitHours } from './visit-hours.ts';

const daily = (hours: string) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [hours]])) as never;
const bar = { hours: daily('19:00-03:00'), closed_dates: [] };

it('tells who comes in the evening nothing of the night before', () => {
  expect(visitHours(bar, '2026-12-05', { start: 1200, end: 1290 })).toEqual({
    hours_that_day: '19:00–03:00',
    hours_kind: 'windows',
    open: true,
  });
});

it('tells who comes after midnight of the night that is still going on', () => {
  expect(visitHours(bar, '2026-12-05', { start: 60, end: 150 })).toMatchObject({
    hours_that_day: '00:00–03:00, 19:00–03:00',
    open: true,
  });
});

it('says of a visit that begins before the door opens that it is closed then', () => {
  expect(visitHours(bar, '2026-12-05', { start: 1080, end: 1170 })).toMatchObject({ open: false });
});
