import type { CityKind } from '../model/travel-model.ts';
import { distanceMetres } from './distance.ts';
import { estimatedTravel, legBy } from './travel.ts';

const kiyomizu = { lat: 34.9949, lng: 135.785 };
const kinkaku = { lat: 35.0394, lng: 135.7292 };
const nara = { lat: 34.6851, lng: 135.8048 };
const tokyo = { lat: 35.6762, lng: 139.6503 };
const bangkok = { lat: 13.7563, lng: 100.5018 };

const at = (point: { lat: number; lng: number }, kind: CityKind, trains = false, land = 'mainland') => ({
  id: `${point.lat}`,
  name: '',
  ...point,
  ways: { kind, trains, land },
});

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
  expect(ride.minutes).toBeGreaterThan(35);
  expect(ride.minutes).toBeLessThan(50);
  expect(travel.leg(kinkaku, kiyomizu)).toEqual(ride);
  expect(travel.leg(kiyomizu, nara).mode).toBe('train');
});

test('a ride takes what the kind of its city makes of it', () => {
  const minutes = (kind: CityKind) => estimatedTravel([at(kiyomizu, kind)]).leg(kiyomizu, kinkaku).minutes;
  expect(minutes('metropolis')).toBeLessThan(minutes('city'));
  expect(minutes('motor')).toBeLessThan(minutes('scattered'));
  expect(estimatedTravel([at(kiyomizu, 'town')]).leg(kiyomizu, kinkaku).mode).toBe('drive');
});

test('a way belongs to the destination that it lies nearest to', () => {
  const travel = estimatedTravel([at(bangkok, 'crowded'), at(kiyomizu, 'motor')]);
  expect(travel.leg(kiyomizu, kinkaku).mode).toBe('drive');
  expect(travel.leg(bangkok, { lat: 13.8, lng: 100.52 }).mode).toBe('transit');
});

test('a longer ride never takes less', () => {
  for (const kind of ['metropolis', 'crowded', 'city', 'town', 'motor', 'scattered'] as const) {
    const travel = estimatedTravel([at(kiyomizu, kind)]);
    let before = 0;
    for (let step = 8; step < 400; step++) {
      const { minutes } = travel.leg(kiyomizu, { lat: kiyomizu.lat + step * 0.002, lng: kiyomizu.lng });
      expect(minutes).toBeGreaterThanOrEqual(before);
      before = minutes;
    }
  }
});

test('between cities: fast trains, roads, and flights over water and far away', () => {
  const kyoto = at(kiyomizu, 'city', true, 'JP');
  const rails = estimatedTravel([kyoto, at(tokyo, 'metropolis', true, 'JP'), at(bangkok, 'crowded')]);
  expect(rails.transfer(kiyomizu, tokyo)).toMatchObject({ mode: 'train' });
  expect(rails.transfer(tokyo, bangkok)).toMatchObject({ mode: 'flight' });
  const roads = estimatedTravel([at(kiyomizu, 'town'), at(nara, 'town')]);
  expect(roads.transfer(kiyomizu, nara)).toMatchObject({ mode: 'drive' });
  const island = estimatedTravel([at(kiyomizu, 'town'), at(nara, 'scattered', false, 'an-island')]);
  expect(island.transfer(kiyomizu, nara)).toMatchObject({ mode: 'flight' });
});

test('a chosen mode is estimated for itself', () => {
  const walk = legBy('walk', kiyomizu, kinkaku);
  expect(walk.minutes).toBeGreaterThan(90);
  expect(legBy('cycle', kiyomizu, kinkaku).minutes).toBeLessThan(walk.minutes);
  expect(legBy('drive', kiyomizu, kinkaku).minutes).toBeLessThan(legBy('transit', kiyomizu, kinkaku).minutes);
});
