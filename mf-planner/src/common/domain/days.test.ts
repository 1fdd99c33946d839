import type { TripEvent } from '@tabi/shared/contracts/trips';
import { daysOf, keptDaysOf, visitsOf } from './days.ts';

const event = (type: TripEvent['type'], start: string, end: string, more: object = {}) =>
  ({
    id: `${type}-${start}`,
    type,
    date: '2026-03-14',
    start: `2026-03-14 ${start}:00`,
    end: `2026-03-14 ${end}:00`,
    ...more,
  }) as TripEvent;

const morning = [
  event('visit', '08:00', '09:30'),
  event('hop', '09:35', '09:45', { travel_mode: 'walk', minutes: 10, metres: 678, settle_minutes: 0 }),
  event('visit', '09:45', '10:45'),
  event('hop', '10:50', '11:14', { travel_mode: 'transit', minutes: 24, metres: 4699, settle_minutes: 0 }),
  event('meal', '12:00', '13:00', { meal: 'lunch' }),
];

describe('the days of a trip', () => {
  it('number the stops of a day in their order', () => {
    const [day] = daysOf(['2026-03-14'], [...morning].reverse());
    expect(visitsOf(day!).map(({ number, event: { start } }) => [number, start.slice(11, 16)])).toEqual([
      [1, '08:00'],
      [2, '09:45'],
    ]);
  });

  it('show half an hour or more between two events as free time, and less not at all', () => {
    const [day] = daysOf(['2026-03-14'], morning);
    expect(day!.rows.filter(({ kind }) => kind === 'free')).toEqual([expect.objectContaining({ minutes: 46 })]);
  });

  it('say what brings the luggage away after a transfer, and call only the rest free', () => {
    const transfer = event('hop', '08:00', '10:00', { travel_mode: 'train', minutes: 120, settle_minutes: 40 });
    const [day] = daysOf(['2026-03-14'], [transfer, event('visit', '11:15', '12:00')]);
    expect(day!.rows.slice(1, 3)).toEqual([
      expect.objectContaining({ kind: 'settle', minutes: 40 }),
      expect.objectContaining({ kind: 'free', minutes: 35 }),
    ]);
  });

  it('add up visits, ways and walking', () => {
    expect(daysOf(['2026-03-14'], morning)[0]!.totals).toEqual({
      stops: 2,
      visitMinutes: 150,
      travelMinutes: 34,
      walkMetres: 678,
    });
  });

  it('are there also when nothing happens on them', () => {
    expect(daysOf(['2026-03-14', '2026-03-15'], morning)[1]).toMatchObject({ number: 2, rows: [] });
  });

  it('have a row of its own for a night, which is no free time and ends none', () => {
    const night = event('stay', '11:00', '11:30', { end: '2026-03-15 11:00:00', hotel_id: 1 });
    const [day] = daysOf(['2026-03-14'], [...morning, night]);
    expect(day!.rows.map(({ kind }) => kind)).toEqual(['visit', 'hop', 'visit', 'hop', 'stay', 'free', 'meal']);
    expect(day!.rows.find(({ kind }) => kind === 'free')).toMatchObject({
      from: '2026-03-14 11:14:00',
      until: '2026-03-14 12:00:00',
    });
  });
});

it('a day of which no event has changed is the very day that it was, and the others are made anew', () => {
  const keptDays = keptDaysOf();
  const dates = ['2026-03-14', '2026-03-15'];
  const [walk, dinner] = [event('custom', '20:00', '21:00', { date: '2026-03-15' }), event('meal', '18:00', '19:00')];
  const [first, second] = keptDays(dates, [...morning, dinner!, walk!]);
  const [same, changed] = keptDays(dates, [...morning, dinner!, { ...walk!, title: 'A walk' }]);
  expect(same).toBe(first);
  expect(changed).not.toBe(second);
  expect(keptDays(dates, [...morning, dinner!])).toEqual(daysOf(dates, [...morning, dinner!]));
  // The first day was taken out: what was the second is the first now.
  expect(keptDays(['2026-03-15'], [walk!])[0]?.number).toBe(1);
});
