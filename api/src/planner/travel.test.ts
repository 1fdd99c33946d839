import { distanceMetres, estimatedTravel } from './travel.ts';

const kiyomizu = { lat: 34.9949, lng: 135.785 };
const kinkaku = { lat: 35.0394, lng: 135.7292 };
const nara = { lat: 34.6851, lng: 135.8048 };
const tokyo = { lat: 35.6762, lng: 139.6503 };
const bangkok = { lat: 13.7563, lng: 100.5018 };

test('distances are right to a per cent', () => {
  expect(distanceMetres(kiyomizu, kinkaku)).toBeGreaterThan(6_900);
  expect(distanceMetres(kiyomizu, kinkaku)).toBeLessThan(7_200);
  expect(distanceMetres(kiyomizu, kiyomizu)).toBe(0);
});

test('short ways are walked, longer ones ridden, both ways alike', () => {
  const travel = estimatedTravel();
  expect(travel.leg(kiyomizu, kiyomizu)).toMatchObject({ mode: 'walk', minutes: 0, metres: 0 });
  expect(travel.leg(kiyomizu, { lat: 34.9949, lng: 135.793 })).toMatchObject({ mode: 'walk', source: 'estimate' });
  const ride = travel.leg(kiyomizu, kinkaku);
  expect(ride.mode).toBe('transit');
  expect(ride.minutes).toBeGreaterThan(25);
  expect(ride.minutes).toBeLessThan(50);
  expect(travel.leg(kinkaku, kiyomizu)).toEqual(ride);
  expect(travel.leg(kiyomizu, nara).mode).toBe('train');
  expect(estimatedTravel('drive').leg(kiyomizu, nara).mode).toBe('drive');
});

test('far cities are flown between', () => {
  const travel = estimatedTravel();
  expect(travel.transfer(kiyomizu, tokyo)).toMatchObject({ mode: 'train' });
  expect(travel.transfer(tokyo, bangkok)).toMatchObject({ mode: 'flight' });
});
