import { moveByKey, shifted, stretched, toNextQuarter } from './moves.ts';

const trip = { startDate: '2027-03-01', endDate: '2027-03-03' };
const from = (start: string, end: string) => ({ start: `2027-03-${start}:00`, end: `2027-03-${end}:00` });
const castle = from('02 09:20', '02 10:50');

it('lands on a quarter of an hour and keeps its length', () => {
  expect(shifted(castle, { days: 1, minutes: 50 }, trip)).toEqual(from('03 10:15', '03 11:45'));
});

it('keeps its time to the minute when only its day changes', () => {
  expect(shifted(castle, { days: -1, minutes: 0 }, trip)).toEqual(from('01 09:20', '01 10:50'));
});

it.each([
  [{ days: 9, minutes: 0 }, from('03 09:20', '03 10:50')],
  [{ days: -9, minutes: 0 }, from('01 09:20', '01 10:50')],
  [{ days: 0, minutes: -900 }, from('02 00:00', '02 01:30')],
  [{ days: 0, minutes: 1200 }, from('02 23:45', '03 01:15')],
])('stays inside the trip and its day when moved by %j', (by, times) => {
  expect(shifted(castle, by, trip)).toEqual(times);
});

it('is stretched at either edge to a quarter of an hour', () => {
  expect(stretched(castle, 'end', 35)).toEqual(from('02 09:20', '02 11:30'));
  expect(stretched(castle, 'start', -35)).toEqual(from('02 08:45', '02 10:50'));
});

it('is never stretched to nothing, nor beyond a day', () => {
  expect(stretched(castle, 'end', -600)).toEqual(from('02 09:20', '02 09:35'));
  expect(stretched(castle, 'start', 600)).toEqual(from('02 10:35', '02 10:50'));
  expect(stretched(castle, 'end', 5000)).toEqual(from('02 09:20', '03 09:20'));
  expect(stretched(castle, 'start', -5000)).toEqual(from('02 00:00', '02 10:50'));
});

it('may be stretched over midnight, and back', () => {
  const bar = from('02 22:00', '02 23:30');
  const late = stretched(bar, 'end', 90);
  expect(late).toEqual(from('02 22:00', '03 01:00'));
  expect(stretched(late, 'end', -90)).toEqual(bar);
});

it.each([
  ['09:15', 1, 15],
  ['09:20', 1, 10],
  ['09:20', -1, -5],
  ['09:15', -1, -15],
] as const)('goes from %s in the direction %i to the next quarter, by %i minutes', (clock, direction, minutes) => {
  expect(toNextQuarter(`2027-03-02 ${clock}:00`, direction)).toBe(minutes);
});

it('is moved by the arrow keys, and its end by them with Shift', () => {
  const by = (key: string, shift = false) => moveByKey(key, shift, castle, trip);
  expect(by('ArrowDown')).toEqual(from('02 09:30', '02 11:00'));
  expect(by('ArrowUp')).toEqual(from('02 09:15', '02 10:45'));
  expect(by('ArrowRight')).toEqual(from('03 09:20', '03 10:50'));
  expect(by('ArrowDown', true)).toEqual(from('02 09:20', '02 11:00'));
  expect(by('a')).toBeUndefined();
});
