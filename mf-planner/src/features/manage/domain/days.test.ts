import { aTrip } from '@tabi/shared/testing';
import { datesToSend, inOrder, movedWords, onlyIn, pictureOf, shifted, stretched, withMoved } from './days.ts';

const days = { startDate: '2027-03-01', endDate: '2027-03-03' };
const picture = (trip: typeof days) => pictureOf(aTrip(trip), []);

it('The picture has every day, and tells the days that come and go.', () => {
  const longer = picture({ ...days, endDate: '2027-03-05' });
  expect(longer.map(({ date }) => date)).toHaveLength(5);
  expect([...onlyIn(longer, picture(days))]).toEqual(['2027-03-04', '2027-03-05']);
  expect([...onlyIn(picture(days), longer)]).toEqual([]);
});

it.each([
  [
    { title: 'Gion', poi_id: 1, from: '2027-03-03', to: '2027-03-02', why: 'Its day is gone.' },
    'Gion: Wed 3 → Tue 2. Its day is gone.',
  ],
  [{ title: 'Gion', poi_id: 1, from: '2027-03-03', to: null, why: 'No room.' }, 'Gion: becomes an idea. No room.'],
  [{ title: 'Gion', poi_id: 1, from: null, to: '2027-03-02', why: 'There is room now.' }, 'Gion: There is room now.'],
])('What moves is said in one line: %j.', (moved, words) => {
  expect(movedWords(moved)).toBe(words);
});

it('A trip is moved whole, made longer, and made shorter down to one day.', () => {
  expect(shifted(days, 7)).toEqual({ startDate: '2027-03-08', endDate: '2027-03-10' });
  expect(stretched(days, 1)).toEqual({ startDate: '2027-03-01', endDate: '2027-03-04' });
  expect(stretched(days, -9)).toEqual({ startDate: '2027-03-01', endDate: '2027-03-01' });
});

it('Only the dates that change are sent.', () => {
  expect(datesToSend(days, stretched(days, 1))).toEqual({ endDate: '2027-03-04' });
  expect(datesToSend(days, shifted(days, 1))).toEqual({ startDate: '2027-03-02', endDate: '2027-03-04' });
});

it('Destinations go a place earlier or later, or into the order that is offered.', () => {
  const [a, b, c] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(withMoved([a, b, c], 2, -1)).toEqual([a, c, b]);
  expect(withMoved([a, b, c], 0, 1)).toEqual([b, a, c]);
  expect(inOrder([a, b, c], [1, 3, 2])).toEqual([a, c, b]);
});
