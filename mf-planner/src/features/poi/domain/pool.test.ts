import { aPlace, aTrip, aVisit } from '@tabi/shared/testing';
import { ideasWith, placeStates } from './pool.ts';

const trip = aTrip({
  side_pois: [
    { ...aPlace(3), reason: null },
    { ...aPlace(4), reason: null },
  ],
});

it('says of each place of the trip whether it is an idea, or when it is visited', () => {
  const states = placeStates(trip, [
    aVisit('castle', '2027-03-01 09:00', '2027-03-01 10:00', { poi_id: 1 }),
    aVisit('market', '2027-03-02 12:00', '2027-03-02 13:00', { poi_id: 3 }),
    aVisit('castle again', '2027-03-03 09:30', '2027-03-03 10:00', { poi_id: 1 }),
  ]);
  expect([...states].sort(([a], [b]) => a - b)).toEqual([
    [1, { kind: 'scheduled', words: 'Day 1, 09:00 and Day 3, 09:30' }],
    [3, { kind: 'scheduled', words: 'Day 2, 12:00' }],
    [4, { kind: 'idea', words: 'An idea' }],
  ]);
});

it.each([
  ['nijo', ['Nijō Castle']],
  ['garden moss', ['Saihō-ji']],
  ['', ['Nijō Castle', 'Saihō-ji']],
  ['beach', []],
])('finds ideas by "%s", whatever marks their letters have', (search, found) => {
  const ideas = [
    { ...aPlace(1), name: 'Nijō Castle', kind: 'castle' },
    { ...aPlace(2), name: 'Saihō-ji', kind: 'garden', tags: [{ name: 'moss', label: 'Moss' }] },
  ];
  expect(ideasWith(ideas, search).map(({ name }) => name)).toEqual(found);
});
