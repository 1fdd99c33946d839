import { aHop, aNight, anOwnEvent, aVisit } from '@tabi/shared/testing';
import { calendarDays, hoursOf, spansOf, type Piece } from './pieces.ts';

const dates = ['2027-03-01', '2027-03-02', '2027-03-03'];
const days = (...events: Parameters<typeof calendarDays>[2]) => calendarDays(dates, '2027-03-01', events);
const shown = ({ event, from, to, column, columns }: Piece) => [event.id, from, to, `${column + 1} of ${columns}`];

it('puts what happens at the same time side by side, and what comes later over the whole width', () => {
  const [first] = days(
    aVisit('castle', '2027-03-01 09:00', '2027-03-01 11:00'),
    aVisit('market', '2027-03-01 10:00', '2027-03-01 12:00'),
    aVisit('garden', '2027-03-01 11:00', '2027-03-01 13:00'),
    aVisit('temple', '2027-03-01 13:00', '2027-03-01 14:00'),
  );
  expect(first?.pieces.map(shown)).toEqual([
    ['castle', 540, 660, '1 of 2'],
    ['market', 600, 720, '2 of 2'],
    ['garden', 660, 780, '1 of 2'],
    ['temple', 780, 840, '1 of 1'],
  ]);
});

it('shows what goes on until morning on both days', () => {
  const [first, second] = days(anOwnEvent('night train', '2027-03-01 22:30', '2027-03-02 06:15'));
  expect(first?.pieces[0]).toMatchObject({ from: 1350, to: 1440, begun: false, goesOn: true });
  expect(second?.pieces[0]).toMatchObject({ from: 0, to: 375, begun: true, goesOn: false });
});

it('does not show on the next day what ends at midnight', () => {
  const [, second] = days(aVisit('bar', '2027-03-01 22:00', '2027-03-02 00:00'));
  expect(second?.pieces).toEqual([]);
});

it('keeps ways behind the stops, where they take no width', () => {
  const [first] = days(
    aVisit('castle', '2027-03-01 09:00', '2027-03-01 11:00'),
    aHop('walk', '2027-03-01 10:50', '2027-03-01 11:00'),
  );
  expect(first?.pieces.map(({ columns }) => columns)).toEqual([1]);
  expect(first?.ways.map(({ event }) => event.id)).toEqual(['walk']);
});

it('leaves what ends in the night to the day that it began on', () => {
  const [first, second] = days(anOwnEvent('night walk', '2027-03-01 22:30', '2027-03-02 01:00'));
  expect(first?.pieces[0]).toMatchObject({ from: 1350, to: 1500, begun: false, goesOn: false });
  expect(second?.pieces).toEqual([]);
});

it('shows six to midnight, and the full hours around what is earlier or later', () => {
  const usual = aVisit('castle', '2027-03-01 09:00', '2027-03-01 11:00');
  expect(hoursOf(days(usual))).toEqual({ first: 360, last: 1440 });
  const early = aVisit('sunrise', '2027-03-02 04:40', '2027-03-02 05:40');
  const late = anOwnEvent('night walk', '2027-03-01 22:30', '2027-03-02 00:40');
  expect(hoursOf(days(usual, early, late))).toEqual({ first: 240, last: 1500 });
});

it('lays stays over their days from checking in to checking out, each in a line that is free', () => {
  const spans = spansOf(dates, [
    aNight('inn', '2027-02-27 15:00', '2027-03-01 11:00'),
    aNight('hotel', '2027-03-01 15:00', '2027-03-05 11:00'),
    anOwnEvent('festival', '2027-03-02 00:00', '2027-03-03 00:00'),
  ]);
  expect(spans.map(({ event, first, count, line }) => [event.id, first, count, line])).toEqual([
    ['inn', 0, 1, 0],
    ['hotel', 0, 3, 1],
    ['festival', 1, 1, 0],
  ]);
  expect(spans.map(({ begun, goesOn }) => [begun, goesOn])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('leaves out stays of other weeks', () => {
  expect(spansOf(dates, [aNight('later', '2027-03-04 15:00', '2027-03-05 11:00')])).toEqual([]);
});
