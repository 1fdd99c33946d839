import { aPlace, city } from '../model/test-model.ts';
import { tablesOf } from './table-loss.ts';

const area = {
  name: 'Old Town',
  lat: city.lat,
  lng: city.lng,
  radius: 300,
  meals: ['dinner' as const],
  text: 'Noodles.',
};
const fed = { ...city, food: { areas: [area], dishes: [] } };
const rule = { kind: 'dinner' as const, earliest: 1080, latest: 1230, minutes: 75 };
const at = (lat: number, change = {}) => ({
  type: 'place' as const,
  place: aPlace(0, { lat: city.lat + lat, lng: city.lng, ...change }),
  mealInside: null,
});

test('a meal beside a district loses nothing, and on a hill without kitchens most', () => {
  const { tableLoss } = tablesOf([at(0.005), at(0.02), at(0.1)], [fed]);
  const [, near, , out, , far] = tableLoss;
  expect(near).toBe(0);
  expect(out).toBeGreaterThan(0);
  expect(far).toBeGreaterThan(out!);
});

test('no place is worse than another for a meal of which nothing is known, nor on a day out of the city', () => {
  const { tableLoss } = tablesOf([at(0.1), at(0.1, { dayTrip: true })], [fed]);
  const [lunch, , , dinnerOut] = tableLoss;
  expect([lunch, dinnerOut]).toEqual([0, 0]);
  expect([...tablesOf([at(0.1)], [city]).tableLoss]).toEqual([0, 0]);
});

test('meals are told from all else', () => {
  expect([...tablesOf([at(0), { type: 'meal', rule, tour: 0 }], [fed]).meal]).toEqual([-1, 1]);
});
