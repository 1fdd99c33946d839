import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { aHop, aMeal, aNight, anOwnEvent, aPlace, aVisit } from '@tabi/shared/testing';
import { mapDays, pinsOf, waysOf } from './stops.ts';

const dates = ['2027-03-01', '2027-03-02'];
const at = (id: number, lat: number, lng: number) => ({
  poi_id: id,
  poi: { ...aPlace(id), name: `Place ${id}`, lat, lng },
});
const events: TripEvent[] = [
  aVisit('a', '2027-03-01 09:00', '2027-03-01 10:00', at(1, 35, 135)),
  aHop('walk', '2027-03-01 10:00', '2027-03-01 10:10'),
  aVisit('b', '2027-03-01 10:10', '2027-03-01 11:00', at(2, 35.1, 135.1)),
  aMeal('lunch', '2027-03-01 12:00', '2027-03-01 13:00'),
  { ...anOwnEvent('friend', '2027-03-01 15:00', '2027-03-01 16:00'), lat: 35.2, lng: 135.2 },
  anOwnEvent('somewhere', '2027-03-01 17:00', '2027-03-01 18:00'),
  { ...aNight('inn', '2027-03-01 18:00', '2027-03-02 10:00'), lat: 35.3, lng: 135.3 },
  aHop('flight', '2027-03-02 10:00', '2027-03-02 12:00', {
    travel_mode: 'flight',
    from: { kind: 'destination', id: 7 },
    to: { kind: 'place', id: 3 },
  }),
  aVisit('c', '2027-03-02 12:00', '2027-03-02 13:00', at(3, 36, 139)),
];
const trip = { destinations: [{ id: 7, lat: 34.9, lng: 135.7 }] as Trip['destinations'] };

it('numbers the stops of each day anew, and marks where one sleeps and what is one’s own', () => {
  const days = mapDays(dates, events);
  expect(days.map(({ stops }) => stops.map(({ mark, title, time }) => `${mark} ${title} ${time}`))).toEqual([
    ['1 Place 1 09:00', '2 Place 2 10:10', '• friend 15:00', 'H inn 18:00'],
    ['1 Place 3 12:00'],
  ]);
});

it('draws pins and ways in the colour of their day', () => {
  const days = mapDays(dates, events);
  expect(pinsOf(days).map(({ id, tone }) => [id, tone])).toEqual([
    ['a', 'day-1'],
    ['b', 'day-1'],
    ['friend', 'day-1'],
    ['inn', 'day-1'],
    ['c', 'day-2'],
  ]);
  expect(waysOf(days, events, trip)).toEqual([
    {
      look: 'walk',
      tone: 'day-1',
      points: [
        { lat: 35, lng: 135 },
        { lat: 35.1, lng: 135.1 },
      ],
    },
    {
      look: 'flight',
      tone: 'day-2',
      points: [
        { lat: 34.9, lng: 135.7 },
        { lat: 36, lng: 139 },
      ],
    },
  ]);
});

it('draws only the ways of the days that are shown, also those that come from a place of another day', () => {
  const [, second] = mapDays(dates, events);
  expect(waysOf([second!], events, trip)).toHaveLength(1);
});

it('leaves out a way of which it does not know both ends', () => {
  const lost = aHop('lost', '2027-03-01 20:00', '2027-03-01 20:30', { to: { kind: 'place', id: 99 } });
  expect(waysOf(mapDays(dates, [lost]), [lost], trip)).toEqual([]);
});
