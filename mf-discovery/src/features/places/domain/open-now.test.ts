import { openAt, sameEveryDay } from './open-now.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const daily = (hours: string) => week.map((day) => ({ day, hours }));
const place = (hours: string, over: object = {}) => ({
  opening_hours: daily(hours),
  closures: [],
  time_zone: 'Asia/Kathmandu',
  ...over,
});
/** A Tuesday in Kathmandu, which is 5 h 45 min before UTC. */
const tuesdayAt = (clock: string) => new Date(`2026-03-10T${clock}:00+05:45`);

it.each([
  ['08:59', { day: 'Tuesday', open: false, opens: '09:00' }],
  ['09:00', { day: 'Tuesday', open: true, until: '12:00' }],
  ['12:30', { day: 'Tuesday', open: false, opens: '13:00' }],
  ['16:59', { day: 'Tuesday', open: true, until: '17:00' }],
  ['17:00', { day: 'Tuesday', open: false, opens: null }],
])('knows at %s whether a place with a break is open, by its own clock', (clock, now) => {
  expect(openAt(place('09:00–12:00, 13:00–17:00'), tuesdayAt(clock))).toEqual(now);
});

it('stays open past midnight with the hours of the evening before', () => {
  expect(openAt(place('18:00–02:00'), tuesdayAt('01:30'))).toEqual({ day: 'Tuesday', open: true, until: '02:00' });
  expect(openAt(place('18:00–02:00'), tuesdayAt('23:00'))).toEqual({ day: 'Tuesday', open: true, until: '02:00' });
  expect(openAt(place('18:00–02:00'), tuesdayAt('12:00'))).toEqual({ day: 'Tuesday', open: false, opens: '18:00' });
});

it('has whole days of rest and of none', () => {
  expect(openAt(place('Closed'), tuesdayAt('12:00'))).toEqual({ day: 'Tuesday', open: false, opens: null });
  expect(openAt(place('Open all day'), tuesdayAt('12:00'))).toEqual({ day: 'Tuesday', open: true, until: null });
});

it.each([
  { from: '12-01', to: '03-31', why: 'snow' },
  { from: '2026-03-01', to: '2026-03-31', why: 'works' },
])('is closed all day while it is shut from $from to $to', (closure) => {
  const closed = { day: 'Tuesday', open: false, opens: null };
  expect(openAt(place('09:00–17:00', { closures: [closure] }), tuesdayAt('08:00'))).toEqual(closed);
  expect(openAt(place('Open all day', { closures: [closure] }), tuesdayAt('12:00'))).toEqual(closed);
  expect(openAt(place('By appointment', { closures: [closure] }), tuesdayAt('12:00'))).toEqual(closed);
});

it.each(['03-10', '2026-03-10'])('is closed on its closed date %s, which begins by its own clock', (date) => {
  const shut = place('00:00–24:00', { closed_dates: [date] });
  const day = (clock: string) => openAt(shut, new Date(clock))?.open;
  expect(['2026-03-09T18:14Z', '2026-03-09T18:15Z', '2026-03-10T18:14Z', '2026-03-10T18:15Z'].map(day)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('has no night after an evening on which it was shut', () => {
  const bar = place('18:00–02:00', { closed_dates: ['03-09'] });
  expect(openAt(bar, tuesdayAt('01:30'))).toEqual({ day: 'Tuesday', open: false, opens: '18:00' });
});

it('says nothing of hours that are words', () => {
  expect(openAt(place('By appointment'), tuesdayAt('12:00'))).toBeNull();
});

it('tells a week of equal days in one line, and no other', () => {
  expect(sameEveryDay(place('09:00–17:00'))).toBe('09:00–17:00');
  expect(
    sameEveryDay({ opening_hours: [...daily('09:00–17:00').slice(1), { day: 'Monday', hours: 'Closed' }] }),
  ).toBeNull();
  expect(sameEveryDay({ opening_hours: daily('09:00–17:00').slice(0, 3) })).toBeNull();
});
