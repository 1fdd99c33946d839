import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import type { Plan, PlannedDay, PlanRequest } from '../model/model.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';
import { plan } from './plan.ts';

const dates = Array.from({ length: 14 }, (_, i) => `2026-12-${String(7 + i).padStart(2, '0')}`);
const hours = Array.from({ length: 7 }, () => [{ opens: 540, closes: 1080 }]);
const food = {
  areas: ['Old Town', 'Riverside'].map((name, i) => ({
    name,
    lat: city.lat + i / 100,
    lng: city.lng,
    radius: 300,
    meals: ['lunch' as const, 'dinner' as const],
    text: 'Noodles.',
  })),
  dishes: ['Noodles'],
};

/** Two weeks in a town of sixteen sights, and two more an hour out of it. */
const request: PlanRequest = aRequest({
  days: dates.map((date) => aDay(date)),
  destinations: [{ ...city, food }],
  places: [
    ...Array.from({ length: 16 }, (_, i) => aPlace(i, { windows: hours, bestTime: 'morning', importance: 3 })),
    ...[1, -1].map((side, i) =>
      aPlace(40 + i, { dayTrip: true, lat: city.lat + side * 0.25, windows: hours, importance: 3, visitMinutes: 150 }),
    ),
  ],
});
const made: Plan = plan(request);
const stops = (day: PlannedDay): string[] => day.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : []));

test('a plan for more days than a town fills holds', () => {
  expect(validate(request, made, travelOf(request))).toEqual([]);
});

test('a day of a long stay has two stops or more, is a day out, or is left free; one at most has a single stop', () => {
  const inCity = made.days.filter(({ dayTrip, free }) => !dayTrip && !free).map((day) => stops(day).length);
  expect(inCity).not.toContain(0);
  expect(inCity.filter((count) => count < 2).length).toBeLessThanOrEqual(1);
  expect(made.impossible).toEqual([]);
});

test('days that a town does not fill lead out of it, one apart from the other', () => {
  const out = made.days.flatMap((day, i) => (day.dayTrip ? [i] : []));
  expect(out).toHaveLength(2);
  expect(Math.abs(out[0]! - out[1]!)).toBeGreaterThan(1);
});

test('free days are spread over the stay, none of them its first or last', () => {
  const free = made.days.flatMap((day, i) => (day.free ? [i] : []));
  expect(free.length).toBeGreaterThanOrEqual(3);
  expect(free).not.toContain(0);
  expect(free).not.toContain(13);
  expect(free.some((day, k) => free[k + 1] === day + 1 && free[k + 2] === day + 2)).toBe(false);
});

test('a free day has its meals in a district, another one each time', () => {
  const districts = made.days
    .filter(({ free }) => free)
    .map(({ items }) => items.map((item) => (item.type === 'meal' ? item.area?.name : item.type)));
  for (const [lunch, dinner] of districts) expect(lunch).toBe(dinner);
  expect(new Set(districts.map(([lunch]) => lunch)).size).toBe(2);
});

test('a morning visit of a quiet day is in the morning', () => {
  const starts = made.days.flatMap((day) =>
    day.items.flatMap((item) => (item.type === 'visit' && !day.dayTrip ? [item.start] : [])),
  );
  expect(starts.filter((start) => start < 720).length).toBeGreaterThan(starts.length / 2);
});
