import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import type { Connection, Plan, PlanRequest, Transfer } from '../model/model.ts';
import { plan } from './plan.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const cities = [
  city,
  { id: 'hills', name: 'Hills', lat: 35.9, lng: 137.2 },
  { id: 'coast', name: 'Coast', lat: 34.4, lng: 134.2 },
];
const places = cities.flatMap(({ id, lat, lng }, c) =>
  Array.from({ length: 12 }, (_, i) =>
    aPlace(i, {
      id: `${id}${i}`,
      destinationId: id,
      lat: lat + 0.004 * i,
      lng: lng + 0.003 * (i % 4),
      tags: c === 1 && i < 3 ? ['adventure'] : [],
    }),
  ),
);
const dates = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'];

const connection = (
  minutes: number,
  mode: Connection['mode'] = 'bus',
  between: [string, string] = ['city', 'hills'],
): Connection => ({
  between,
  mode,
  minutes,
  often: 'every hour',
  note: null,
});

function planned(connections: Connection[], change: Partial<PlanRequest> = {}): { result: Plan; request: PlanRequest } {
  const request = aRequest({
    days: dates.map((date, i) => aDay(date, { destinationId: i < 2 ? 'city' : 'hills' })),
    destinations: cities.slice(0, 2),
    places,
    connections,
    ...change,
  });
  const result = plan(request);
  expect(validate(request, result, travelOf(request))).toEqual([]);
  return { result, request };
}

const transferOf = (result: Plan): Transfer =>
  result.days.flatMap((day) => day.items.flatMap((item) => (item.type === 'transfer' ? [item] : [])))[0]!;
const dayOfArrival = (result: Plan) => result.days.find((day) => day.items[0]?.type === 'transfer')!;

test('the way to the next city is the one that people take, with its minutes and how often it goes', () => {
  const { result } = planned([connection(430), connection(700, 'train')]);
  expect(transferOf(result)).toMatchObject({ mode: 'bus', minutes: 430, source: 'typical', often: 'every hour' });
});

test('a connection leads both ways', () => {
  const { result } = planned([connection(300, 'train', ['hills', 'city'])]);
  expect(transferOf(result)).toMatchObject({ mode: 'train', minutes: 300 });
});

test('nobody flies to save less than an hour', () => {
  expect(transferOf(planned([connection(220, 'flight'), connection(260, 'train')]).result).mode).toBe('train');
  expect(transferOf(planned([connection(220, 'flight'), connection(400, 'train')]).result).mode).toBe('flight');
});

test('a pair of cities that nobody has written down is estimated', () => {
  expect(transferOf(planned([connection(90, 'bus', ['city', 'coast'])]).result)).toMatchObject({
    source: 'estimate',
    often: null,
  });
});

test('whoever arrives brings the luggage away before the first sight, and sets out from the middle of the city', () => {
  const { result } = planned([connection(120)]);
  const { items, startPoint } = dayOfArrival(result);
  const visit = items.find((item) => item.type === 'visit')!;
  expect(visit.start).toBeGreaterThanOrEqual(transferOf(result).end + 40);
  expect(startPoint).toEqual({ lat: cities[1]!.lat, lng: cities[1]!.lng });
});

test('lunch after an arrival at one is a late lunch in the city', () => {
  const { result } = planned([connection(300)]);
  expect(transferOf(result).meals).toEqual([]);
  expect(dayOfArrival(result).items).toContainEqual(
    expect.objectContaining({ type: 'meal', kind: 'lunch', start: 820 }),
  );
});

test('whoever is on the way at lunch and dinner eats there, and the plan says so', () => {
  expect(transferOf(planned([connection(430)]).result).meals).toEqual(['lunch']);
  expect(transferOf(planned([connection(760)]).result).meals).toEqual(['lunch', 'dinner']);
});

test('nothing wild comes on the day of a long way, unless the traveller chose it', () => {
  const adventures = ['hills0', 'hills1', 'hills2'];
  const days = [aDay(dates[0]!, { destinationId: 'city' }), aDay(dates[1]!, { destinationId: 'hills' })];
  const seen = (change: Partial<PlanRequest>) =>
    planned([connection(250)], { days, ...change }).result.days.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'visit' && adventures.includes(item.placeId) ? [item.placeId] : [])),
    );
  expect(seen({})).toEqual([]);
  expect(seen({ chosen: ['hills2'] })).toEqual(['hills2']);
});

test('an appointment right after the arrival is kept', () => {
  const pin = { id: 'key', title: 'Get the key', date: dates[2]!, start: 605, end: 620 };
  const { result } = planned([connection(120)], { pins: [pin] });
  expect(dayOfArrival(result).items).toContainEqual({ type: 'event', pinId: 'key', start: 605, end: 620 });
});

test('cities come in the order that was asked for, and an order that saves hours is told', () => {
  const connections = [
    connection(60, 'train', ['city', 'coast']),
    connection(300, 'train', ['city', 'hills']),
    connection(330, 'train', ['hills', 'coast']),
  ];
  const asked = {
    days: dates.map((date) => aDay(date, { destinationId: null })),
    destinations: [cities[0]!, cities[1]!, cities[2]!],
  };
  const { result } = planned(connections, asked);
  expect([...new Set(result.days.map((day) => day.destinationId))]).toEqual(['city', 'hills', 'coast']);
  expect(result.betterOrder).toEqual({ destinations: ['hills', 'city', 'coast'], savesMinutes: 270 });
  const better = planned(connections, { ...asked, destinations: [cities[1]!, cities[0]!, cities[2]!] });
  expect(better.result.betterOrder).toBeUndefined();
});
