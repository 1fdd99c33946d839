import { formatsOf, usualFormats } from './formats.ts';
import { formatMoment, ownZone } from './instants.ts';

const american = formatsOf({ units: 'mi', clock: '12h', weekStart: 0 });
const usual = formatsOf(usualFormats);
/** With the narrow gap between number and half of the day as a plain one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['2026-03-14 00:00:00', '00:00', '12:00 am'],
  ['2026-03-14 09:05:00', '09:05', '9:05 am'],
  ['2026-03-14 12:00:00', '12:00', '12:00 pm'],
  ['2026-03-14 23:59:00', '23:59', '11:59 pm'],
])('the time of %s is %s or %s', (wallClock, of24, of12) => {
  expect([usual.time(wallClock), plain(american.time(wallClock))]).toEqual([of24, of12]);
});

it('minutes of the next day begin at midnight again', () => {
  expect([usual.timeOfMinute(1_470), plain(american.timeOfMinute(1_470))]).toEqual(['00:30', '12:30 am']);
});

it.each([
  ['09:00–17:30, 19:00–24:00', '9:00 am–5:30 pm, 7:00 pm–12:00 am'],
  ['14:30–16:00 or 08:00 – 10:00', '2:30–4:00 pm or 8:00 – 10:00 am'],
  ['Open all day', 'Open all day'],
  ['Closed then: 9:30–12:00', 'Closed then: 9:30 am–12:00 pm'],
  ['Bus 12:345 leaves', 'Bus 12:345 leaves'],
])('of “%s” the times alone are told otherwise', (text, of12) => {
  expect([usual.times(text), plain(american.times(text))]).toEqual([text, of12]);
});

it('a full hour is told in short', () => {
  expect([usual.hour(840), plain(american.hour(840)), plain(american.hour(0))]).toEqual(['14:00', '2 pm', '12 am']);
});

it('a sentence has its times and its distances told otherwise', () => {
  const said = 'It begins 5 km from the centre at 9:00, 300 m from the bus.';
  expect(plain(usual.sentence(said))).toBe(said);
  expect(plain(american.sentence(said))).toBe('It begins 3.1 mi from the centre at 9:00 am, 0.2 mi from the bus.');
});

it.each([
  [20, '50 m', '50 ft'],
  [120, '100 m', '400 ft'],
  [280, '300 m', '900 ft'],
  [300, '300 m', '0.2 mi'],
  [1_400, '1.4 km', '0.9 mi'],
  [27_000, '27 km', '17 mi'],
])('%i metres are %s or %s', (metres, km, mi) => {
  expect([plain(usual.distance(metres)), plain(american.distance(metres))]).toEqual([km, mi]);
});

it('in a sentence no line parts a number from its unit', () => {
  expect(usual.sentence('2 h 15 min by bus, 5 km; 3 stops')).toBe('2\u00a0h 15\u00a0min by bus, 5\u00a0km; 3 stops');
  expect(american.sentence('The centre is 5 km away, 12 min on foot')).toBe(
    'The centre is 3.1\u00a0mi away, 12\u00a0min on foot',
  );
});

it('is the same object for the same choices', () => {
  expect(formatsOf({ ...usualFormats })).toBe(usual);
});

it('a moment is told by the clocks that were chosen, and by those of this device where none were', () => {
  const at = '2026-11-21T08:20:00Z';
  expect(formatsOf(usualFormats, 'Asia/Kathmandu').moment(at)).toBe('Sat 21 November, 14:05');
  expect(formatsOf(usualFormats, 'UTC').moment(at)).toBe(usual.moment(at));
  expect(usual.moment(at)).toBe(formatMoment(ownZone(), new Date(at)));
});
