import type { Plan, PlanRequest } from '../model/model.ts';
import { plan } from './plan.ts';
import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import { estimatedTravel } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const travel = estimatedTravel();
const visits = (result: Plan) =>
  result.days.flatMap((day) => day.items.flatMap((item) => (item.type === 'visit' ? [item] : [])));
const ids = (result: Plan) => visits(result).map((visit) => visit.placeId);

function planned(change: Partial<PlanRequest> = {}): Plan {
  const request = aRequest(change);
  const result = plan(request);
  expect(validate(request, result, travel)).toEqual([]);
  return result;
}

test('three days hold 12 to 18 stops, every must-see, and both meals each day', () => {
  const result = planned();
  expect(visits(result).length).toBeGreaterThanOrEqual(12);
  expect(result.impossible).toEqual([]);
  for (const place of aRequest().places) if (place.importance === 5) expect(ids(result)).toContain(place.id);
  for (const day of result.days) expect(day.items.filter((item) => item.type === 'meal')).toHaveLength(2);
});

test('the same input gives the same plan to the byte, and another seed a valid one', () => {
  expect(JSON.stringify(plan(aRequest()))).toBe(JSON.stringify(plan(aRequest())));
  planned({ seed: 99 });
});

test('starts stand on the five-minute grid', () => {
  for (const visit of visits(planned())) expect(visit.start % 5).toBe(0);
});

test('a slower pace holds fewer stops', () => {
  expect(visits(planned({ pace: 0 })).length).toBeLessThan(visits(planned({ pace: 2 })).length);
});

test('chosen places are in and refused ones are out', () => {
  const result = planned({ chosen: ['p10', 'p15'], refused: ['p2', 'p12'] });
  expect(ids(result)).toEqual(expect.arrayContaining(['p10', 'p15']));
  expect(ids(result)).not.toContain('p2');
  expect(result.unscheduled).toContainEqual({ placeId: 'p12', reason: 'refused' });
});

test('a pinned event stays where it is, and the day is planned around it', () => {
  const pin = {
    id: 'show',
    title: 'Show',
    date: '2026-12-08',
    start: 843,
    end: 917,
    point: { lat: 35.02, lng: 135.76 },
  };
  const result = planned({ pins: [pin] });
  expect(result.days[1]!.items).toContainEqual({ type: 'event', pinId: 'show', start: 843, end: 917 });
});

test('a pinned visit is a visit, also outside opening hours, and then named', () => {
  const pin = { id: 'moved', title: 'Moved', date: '2026-12-07', start: 1140, end: 1200, placeId: 'p4' };
  const result = planned({ pins: [pin] });
  expect(visits(result).filter((visit) => visit.placeId === 'p4')).toMatchObject([{ start: 1140, pinId: 'moved' }]);
  expect(result.impossible).toContainEqual({ code: 'pin-outside-hours', pinId: 'moved', date: '2026-12-07' });
});

test('two pins at once: the first stays, the second is named', () => {
  const pins = [600, 630].map((start, i) => ({ id: `pin${i}`, title: '', date: '2026-12-07', start, end: start + 60 }));
  expect(planned({ pins }).impossible).toEqual([
    { code: 'pins-collide', pinId: 'pin1', with: 'pin0', date: '2026-12-07' },
  ]);
});

test('an evening place is visited in the evening', () => {
  const night = aPlace(30, { id: 'night', bestTime: 'night', windows: 'always', importance: 5 });
  const visit = visits(planned({ places: [...aRequest().places, night] })).find(({ placeId }) => placeId === 'night');
  expect(visit!.start).toBeGreaterThanOrEqual(1020);
});

test('a day trip gets an inner day of a long stay, and none of a short one', () => {
  const trip = [0, 1].map((i) =>
    aPlace(40 + i, { id: `trip${i}`, lat: 35.4 + i / 100, dayTrip: true, importance: 5, windows: 'always' }),
  );
  const places = [...aRequest().places, ...trip];
  const long = planned({ places });
  expect(long.days.map((day) => day.dayTrip)).toEqual([false, true, false]);
  expect(ids(long)).toEqual(expect.arrayContaining(['trip0', 'trip1']));
  const short = planned({ places, days: [aDay('2026-12-07')] });
  expect(short.impossible).toContainEqual({
    code: 'must-see-dropped',
    placeId: 'trip0',
    reason: 'day-trip-needs-a-day',
  });
});

test('a long visit over noon has the meal inside', () => {
  const park = aPlace(50, {
    id: 'park',
    visitMinutes: 420,
    importance: 5,
    windows: Array.from({ length: 7 }, () => [{ opens: 600, closes: 1080 }]),
  });
  const visit = visits(planned({ places: [park] })).find(({ placeId }) => placeId === 'park');
  expect(visit).toMatchObject({ mealInside: 'lunch' });
});

test('two cities share the days, with a transfer between them', () => {
  const other = { id: 'other', name: 'Other', lat: 34.69, lng: 135.5 };
  const there = Array.from({ length: 10 }, (_, i) =>
    aPlace(100 + i, { destinationId: 'other', lat: other.lat + i / 200, lng: other.lng }),
  );
  const days = ['07', '08', '09', '10'].map((day) => aDay(`2026-12-${day}`, { destinationId: null }));
  const result = planned({ days, destinations: [city, other], places: [...aRequest().places, ...there] });
  const cities = result.days.map((day) => day.destinationId);
  expect(new Set(cities)).toEqual(new Set(['city', 'other']));
  const change = cities.indexOf('other');
  expect(result.days[change]!.items[0]).toMatchObject({ type: 'transfer', from: 'city', to: 'other', start: 480 });
});

test('a hotel is where the day begins and ends', () => {
  const hotel = { lat: 35.01, lng: 135.74 };
  const result = planned({ days: [aDay('2026-12-07', { startPoint: hotel, endPoint: hotel })] });
  const { items } = result.days[0]!;
  expect(items[0]).toMatchObject({ type: 'hop', from: null });
  expect(items[items.length - 1]).toMatchObject({ type: 'hop', to: null });
});

test('entries stay within the budget of the whole party', () => {
  const result = planned({ budget: { amountMinor: 1_000, currency: 'JPY', people: 2 } });
  expect(result.days.reduce((sum, day) => sum + day.totals.priceMinor, 0) * 2).toBeLessThanOrEqual(1_000);
});

test('planning again from a plan keeps most of it', () => {
  const first = planned();
  const again = planned({ from: first, seed: 5 });
  const before = new Set(ids(first));
  expect(ids(again).filter((id) => before.has(id)).length).toBeGreaterThanOrEqual(before.size - 2);
});

test('the cap callback ends the search at once with a whole plan', () => {
  const request = aRequest({ iterations: 1_000_000 });
  const result = plan(request, { shouldStop: () => true });
  expect(result.stats).toMatchObject({ capped: true, iterations: 0 });
  expect(validate(request, result, travel)).toEqual([]);
});

test('what stands where a fixed event was is not said to be a walk from what came before the event', () => {
  const morning = Array.from({ length: 7 }, () => [{ opens: 540, closes: 720 }]);
  const places = [
    aPlace(1, { lat: city.lat + 0.004, lng: city.lng, bestTime: 'morning', windows: morning }),
    aPlace(2, { id: 'square', lat: city.lat, lng: city.lng, bestTime: 'evening', windows: 'always' }),
  ];
  const pins = [{ id: 'talk', title: '', date: '2026-12-07', start: 990, end: 1020, point: city }];
  const result = planned({ places, pins, days: [aDay('2026-12-07')], meals: [] });
  const square = visits(result).find((visit) => visit.placeId === 'square');
  expect(square?.start).toBeGreaterThanOrEqual(1020);
  expect(square?.reasons.map((reason) => reason.code)).not.toContain('near');
});

test('nobody stands long before a door while what comes before it could come later', () => {
  const always = (opens: number, closes: number) => Array.from({ length: 7 }, () => [{ opens, closes }]);
  const [open, late] = [always(540, 1020), always(1020, 1110)];
  const places = [
    aPlace(1, { windows: open, bestTime: 'any', visitMinutes: 60 }),
    aPlace(2, { windows: open, bestTime: 'any', visitMinutes: 60 }),
    aPlace(3, { windows: late, bestTime: 'sunset', importance: 5, visitMinutes: 60 }),
  ];
  const days = [aDay('2026-12-07', { start: 480, end: 1080 })];
  const [day] = plan(aRequest({ days, places, pace: 0, chosen: ['p3'] })).days;
  const items = day!.items;
  const door = items.findIndex((item) => item.type === 'visit' && item.placeId === 'p3');
  expect(items[door]!.start).toBe(1020);
  expect(items[door - 1]!.type).toBe('hop');
  expect(items[door - 1]!.start - items[door - 2]!.end).toBeLessThanOrEqual(30);
  expect(items[0]).toMatchObject({ type: 'meal', kind: 'lunch' });
});
