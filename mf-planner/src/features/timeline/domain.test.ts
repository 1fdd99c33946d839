import { aHop, aMeal, anOwnEvent, aVisit } from '@tabi/shared/testing';
import { daysOf, type Day } from '../../common/domain/days.ts';
import {
  daysAtOnce,
  differencesOf,
  indexOnDay,
  remediesFor,
  timesAt,
  timesBeside,
  timesOnDay,
  timesWithRoom,
  warningsByDay,
} from './domain.ts';

const at = (hour: string) => `2027-03-01 ${hour}`;
const first = aVisit('first', at('09:00'), at('10:00'));
const second = aVisit('second', at('10:30'), at('12:00'));
const lunch = aMeal('lunch', at('12:10'), at('13:10'));
const way = aHop('way', at('10:05'), at('10:30'));
const [day, empty] = daysOf(['2027-03-01', '2027-03-02'], [first, way, second, lunch]) as [Day, Day];
const clocks = (times: { start: string; end: string } | null) =>
  times && [times.start.slice(5, 16), times.end.slice(5, 16)];

describe('a stop that is put somewhere', () => {
  it('begins a way after the one before it, and takes as long as ever', () => {
    expect(clocks(timesAt(day, 1, lunch, '08:00'))).toEqual(['03-01 10:15', '03-01 11:15']);
  });

  it('begins with the day where it comes first', () => {
    expect(clocks(timesAt(day, 0, lunch, '08:00'))).toEqual(['03-01 08:00', '03-01 09:00']);
    expect(clocks(timesAt(empty, 0, lunch, '08:00'))).toEqual(['03-02 08:00', '03-02 09:00']);
  });

  it('changes places with the one before or after, as far as there is one', () => {
    expect(clocks(timesBeside(day, 'first', 1, '08:00'))).toEqual(['03-01 12:05', '03-01 13:05']);
    expect(clocks(timesBeside(day, 'lunch', -1, '08:00'))).toEqual(['03-01 10:15', '03-01 11:15']);
    expect(timesBeside(day, 'first', -1, '08:00')).toBeNull();
    expect(timesBeside(day, 'lunch', 1, '08:00')).toBeNull();
  });

  it('begins before what it is put before, however close that is to the one before both', () => {
    const soon = aMeal('soon', at('12:05'), at('13:05'));
    const late = aVisit('late', at('14:00'), at('15:00'));
    const [close] = daysOf(['2027-03-01'], [second, soon, late]);
    expect(clocks(timesBeside(close!, 'late', -1, '08:00'))).toEqual(['03-01 12:00', '03-01 13:00']);
  });

  it('begins as late as the known way from the one before it asks, so that it is reached in time', () => {
    const temple = aVisit('temple', at('09:15'), at('10:05'), { poi_id: 7 });
    const garden = aVisit('garden', at('10:35'), at('11:10'), { poi_id: 8 });
    const castle = aVisit('castle', at('13:00'), at('14:00'), { poi_id: 9 });
    const walk = aHop('walk', at('10:05'), at('10:32'), {
      from: { kind: 'place', id: 7 },
      to: { kind: 'place', id: 8 },
    });
    const [walked] = daysOf(['2027-03-01'], [temple, walk, garden, castle]) as [Day];
    expect(clocks(timesBeside(walked, 'temple', 1, '08:00'))).toEqual(['03-01 11:40', '03-01 12:30']);
    expect(clocks(timesAt(walked, 2, temple, '08:00'))).toEqual(['03-01 14:15', '03-01 15:05']);
  });

  const onOther = (...times: [from: string, to: string][]): Day => {
    const stops = times.map(([from, to]) => aVisit(from, `2027-03-02 ${from}`, `2027-03-02 ${to}`));
    return daysOf(['2027-03-01', '2027-03-02'], [first, ...stops])[1]!;
  };

  it('keeps its time of day on another day where that is free', () => {
    expect(clocks(timesOnDay(empty, first, '08:00'))).toEqual(['03-02 09:00', '03-02 10:00']);
    expect(clocks(timesOnDay(empty, first, '10:00'))).toEqual(['03-02 09:00', '03-02 10:00']);
    const evening = onOther(['20:00', '21:30']);
    expect(clocks(timesOnDay(evening, first, '08:00'))).toEqual(['03-02 09:00', '03-02 10:00']);
    expect(indexOnDay(evening, first, '08:00')).toBe(0);
  });

  it('goes to the free time of another day that is nearest to its own', () => {
    const other = onOther(['08:30', '12:00'], ['12:10', '13:10'], ['19:00', '20:30']);
    expect(clocks(timesOnDay(other, first, '08:00'))).toEqual(['03-02 13:25', '03-02 14:25']);
    expect(indexOnDay(other, first, '08:00')).toBe(2);
  });

  it('comes after everything on another day that has no such time before', () => {
    const other = onOther(['08:30', '13:00'], ['14:00', '21:30']);
    expect(clocks(timesOnDay(other, first, '08:00'))).toEqual(['03-02 21:45', '03-02 22:45']);
    expect(indexOnDay(other, first, '08:00')).toBe(2);
  });

  it('waits for what it overlapped and for the way from there', () => {
    const long = { ...first, end: '2027-03-01 11:00:00' };
    const [crowded] = daysOf(['2027-03-01'], [long, way, second]);
    expect(clocks(timesWithRoom(crowded!, 'second'))).toEqual(['03-01 11:25', '03-01 12:55']);
  });
});

it('what helps against a warning is offered by its kind, the gentlest first', () => {
  const own = anOwnEvent('own', at('15:00'), at('16:00'));
  expect(remediesFor({ code: 'overlap' }, first)).toEqual(['make-room', 'to-ideas']);
  expect(remediesFor({ code: 'closed' }, first)).toEqual(['other-day', 'to-ideas']);
  expect(remediesFor({ code: 'travel' }, own)).toEqual(['make-room', 'take-off']);
  expect(remediesFor({ code: 'twice' }, first)).toEqual(['take-off']);
});

it('a long trip shows the days of the first window at once, and a short one all of its days', () => {
  const rows = (count: number) => ({
    ...day,
    rows: Array.from({ length: count }, () => day.rows[0] as Day['rows'][0]),
  });
  expect(daysAtOnce([rows(10), rows(10), rows(10), rows(10)])).toBe(2);
  expect(daysAtOnce([rows(10), rows(10), rows(10)])).toBe(3);
});

it('warnings stand with the event that they are about', () => {
  const warning = { code: 'closed', date: '2027-03-01', event_id: 'first', message: 'Closed.' } as const;
  expect(warningsByDay([warning, { ...warning, code: 'twice' }]).get('2027-03-01')?.['first']).toHaveLength(2);
});

it('a plan differs from another by the stops that are on other days, or that are ideas in one of them', () => {
  const one = { ...first, poi_id: 1 };
  const two = { ...second, poi_id: 2 };
  const three = aVisit('third', at('17:00'), at('18:00'), { poi_id: 3 });
  const after = [
    { ...one, start: '2027-03-01 11:00:00' },
    { ...two, date: '2027-03-02' },
  ];
  expect(differencesOf([one, two, three], after)).toEqual([
    { title: 'second', from: '2027-03-01', to: '2027-03-02' },
    { title: 'third', from: '2027-03-01', to: null },
  ]);
});
