import type { RoutedTravel } from '../model/travel-model.ts';
import { routedTravel } from './travel-routed.ts';
import { estimatedTravel } from './travel.ts';

const a = { lat: 35, lng: 135 };
const near = { lat: 35.005, lng: 135 };
const far = { lat: 35.1, lng: 135 };
const drivers = [{ id: 'city', name: '', ...a, ways: { kind: 'motor', trains: false, land: '' } as const }];
const estimate = estimatedTravel(drivers);

/** Ways between a, near and far; the diagonal is never asked for. */
const routed = (walk: number[], drive: number[]): RoutedTravel => ({
  source: 'osrm',
  areas: [
    {
      points: [a, near, far],
      tables: [
        { mode: 'walk', seconds: walk, metres: walk },
        { mode: 'drive', seconds: drive, metres: drive },
      ],
    },
  ],
});
const none = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
const all = (seconds: number) => none.map(() => seconds);

test('streets replace the estimate, each way for itself, with the minutes that a car costs at both ends', () => {
  const oneWay = [...none];
  oneWay[2] = 600;
  const travel = routedTravel(routed(all(300), oneWay), estimate);
  expect(travel.leg(a, near)).toEqual({ mode: 'walk', minutes: 5, metres: 300, source: 'osrm' });
  expect(travel.leg(a, far)).toEqual({ mode: 'drive', minutes: 16, metres: 600, source: 'osrm' });
  expect(travel.leg(far, a)).toEqual(estimate.leg(far, a));
});

test('what the engine does not know is estimated', () => {
  const travel = routedTravel(routed(none, none), estimate);
  expect(travel.leg(a, near)).toEqual(estimate.leg(a, near));
  expect(travel.leg(a, { lat: 35.2, lng: 135 }).source).toBe('estimate');
  expect(travel.transfer(a, far)).toEqual(estimate.transfer(a, far));
});

test('public transport stays an estimate, whatever the streets say', () => {
  const riders = estimatedTravel([{ ...drivers[0]!, ways: { kind: 'city', trains: true, land: '' } }]);
  expect(routedTravel(routed(all(60), all(60)), riders).leg(a, far)).toEqual(riders.leg(a, far));
});

test('a walk that has to go round for long gives way to a drive', () => {
  expect(routedTravel(routed(all(3_000), all(300)), estimate).leg(a, near).mode).toBe('drive');
  expect(routedTravel(routed(all(3_000), none), estimate).leg(a, near)).toMatchObject({ mode: 'walk', minutes: 50 });
});

test('the same point twice is no way', () => {
  const travel = routedTravel(routed(all(600), all(600)), estimate);
  expect(travel.leg(a, { ...a }).minutes).toBe(0);
  expect(travel.leg(a, { lat: 35.00003, lng: 135 }).source).toBe('estimate');
});
