import fc from 'fast-check';
import { movedBehind } from './order.ts';

const list = [
  { id: 'a', place: 3 },
  { id: 'b', place: 8 },
  { id: 'c', place: 20 },
];
const after = (ranks: ReturnType<typeof movedBehind>) =>
  list
    .map(({ id, place }) => ({ id, place: ranks?.find((one) => one.id === id)?.rank ?? place }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
    .join('');

it('Something is put to the top, behind another one, or to the end.', () => {
  expect(after(movedBehind(list, 'c', null))).toBe('cab');
  expect(after(movedBehind(list, 'a', 'b'))).toBe('bac');
  expect(after(movedBehind(list, 'a', 'c'))).toBe('bca');
  expect(movedBehind(list, 'b', 'a')).toEqual([]);
});

it('Nothing is put behind what is not there, or behind itself.', () => {
  expect([movedBehind(list, 'a', 'x'), movedBehind(list, 'x', 'a'), movedBehind(list, 'a', 'a')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('Whatever is moved, the places are the same ones, so that what is added later still comes last.', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(places, fc.nat(), fc.nat(), (all, from, to) => {
      const sorted = [...all].sort((a, b) => a - b).map((place, index) => ({ id: String(index), place }));
      const [one, other] = [String(from % all.length), String(to % all.length)];
      fc.pre(one !== other);
      const ranks = movedBehind(sorted, one, other) ?? [];
      const moved = sorted.map(({ id, place }) => ranks.find((rank) => rank.id === id)?.rank ?? place);
      expect([...moved].sort((a, b) => a - b)).toEqual(sorted.map(({ place }) => place));
      expect(moved[Number(one)]).toBeGreaterThanOrEqual(Math.min(...all));
    }),
  );
});
