import { worthOfDays } from './day-worth.ts';
import { aPlace } from '../model/test-model.ts';

const places = [60, 30, 90].map((visitMinutes, i) => aPlace(i, { visitMinutes }));
const worth = new Map(places.map((place, i) => [place.id, [50, 20, 40][i]!]));

test('the most worthy places count, as many as there are stops', () => {
  expect(worthOfDays(places, worth, 2, 1_000)).toBe(90);
});

test('what is too long for the minutes left is passed over', () => {
  expect(worthOfDays(places, worth, 3, 80 + 50)).toBe(70);
  expect(worthOfDays(places, worth, 3, -10)).toBe(0);
});
