import { aHop, aVisit } from '@tabi/shared/testing';
import { isSameDay, lookAtDay } from './day-look.ts';

const date = '2027-03-01';
const castle = aVisit('Castle', `${date} 09:00`, `${date} 10:00`);
const temple = aVisit('Temple', `${date} 11:00`, `${date} 12:00`);
const market = aVisit('Market', '2027-03-02 09:00', '2027-03-02 10:00');

it('tells the day as it would be, in its order, with what moves and what leaves', () => {
  const way = aHop('way', `${date} 10:00`, `${date} 10:15`);
  const early = { ...temple, start: `${date} 08:00:00` };
  const look = lookAtDay([castle, way, temple, market], [market, castle, early], date);
  expect(look).toEqual([
    { id: 'Temple', title: 'Temple', at: '08:00', was: '11:00' },
    { id: 'Castle', title: 'Castle', at: '09:00', was: null },
  ]);
  expect(isSameDay(look)).toBe(false);
  expect(lookAtDay([castle, temple], [castle], date).at(-1)).toEqual({
    id: 'Temple',
    title: 'Temple',
    at: null,
    was: '11:00',
  });
});

it('a day on which nothing moves is the same', () => {
  expect(isSameDay(lookAtDay([castle, temple], [temple, castle], date))).toBe(true);
});
