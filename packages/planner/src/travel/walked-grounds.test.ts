import { aPlace } from '../model/test-model.ts';
import { travelOf } from './travel.ts';

const town = {
  id: 'town',
  name: 'Town',
  lat: 30.3222,
  lng: 35.473,
  ways: { kind: 'motor' as const, trains: false, land: 'm' },
};
const at = (id: string, lat: number, lng: number, walkedIn: string | null) => aPlace(0, { id, lat, lng, walkedIn });
const gate = at('gate', 30.3233, 35.4585, 'rocks');
const temple = at('temple', 30.3377, 35.4313, 'rocks');
const museum = at('museum', 30.3251, 35.4692, null);
const castle = at('castle', 30.5317, 35.5607, null);
const travel = travelOf({ destinations: [town], places: [gate, temple, museum, castle] });

test('within grounds that one walks in every way is a walk, however long', () => {
  const way = travel.leg(gate, temple);
  expect(way.mode).toBe('walk');
  expect(way.minutes).toBeGreaterThan(50);
  expect(travelOf({ destinations: [town] }).leg(gate, temple).mode).toBe('drive');
});

test('whoever leaves the grounds walks to their edge first', () => {
  const inside = travel.leg(temple, gate).minutes;
  expect(travel.leg(temple, museum)).toMatchObject({
    mode: 'walk',
    minutes: inside + travel.leg(gate, museum).minutes,
  });
  expect(travel.leg(museum, temple)).toEqual(travel.leg(temple, museum));
});

test('the mode of a way that is walked and ridden is that of its longer part', () => {
  expect(travel.leg(gate, castle).mode).toBe('drive');
  expect(travel.leg(temple, castle).minutes).toBe(travel.leg(temple, gate).minutes + travel.leg(gate, castle).minutes);
});
