import type { Plan, PlanRequest } from '../model/model.ts';
import { plan } from './plan.ts';
import { aDay, aPlace, aRequest } from '../model/test-model.ts';
import { estimatedTravel } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

function problemsOf(change: Partial<PlanRequest>) {
  const request = aRequest(change);
  const result = plan(request);
  expect(validate(request, result, estimatedTravel())).toEqual([]);
  return result.impossible;
}

test('no days', () => {
  expect(problemsOf({ days: [] })).toContainEqual({ code: 'no-days' });
});

test('no candidates', () => {
  const problems = problemsOf({ places: [] });
  expect(problems).toContainEqual({ code: 'no-places' });
  expect(problems).toContainEqual({ code: 'empty-day', date: '2026-12-07' });
});

test('no place open on a day', () => {
  const places = aRequest().places.map((place) => ({ ...place, windows: [[], [], [], [], [], [], []] }));
  expect(problemsOf({ places })).toContainEqual(
    expect.objectContaining({ code: 'must-see-dropped', reason: 'closed-on-these-days' }),
  );
});

test('a day of twenty minutes', () => {
  expect(problemsOf({ days: [aDay('2026-12-07', { start: 600, end: 620 })] })).toContainEqual({
    code: 'empty-day',
    date: '2026-12-07',
  });
});

test('coordinates that are not numbers, or swapped', () => {
  const places = [
    ...aRequest().places,
    aPlace(90, { lat: NaN }),
    aPlace(91, { lat: 135.75, lng: 35 }),
    aPlace(92, { lat: 13.7, lng: 100.5 }),
  ];
  const problems = problemsOf({ places });
  for (const placeId of ['p90', 'p91', 'p92']) expect(problems).toContainEqual({ code: 'invalid-place', placeId });
});

test('days that are no days: end before start, no date, twice', () => {
  const days = [
    aDay('2026-12-07'),
    aDay('2026-12-07'),
    aDay('2026-02-40'),
    aDay('2026-12-09', { start: 900, end: 600 }),
  ];
  expect(problemsOf({ days }).filter((problem) => problem.code === 'invalid-day')).toHaveLength(3);
});

test('a pin on no day of the trip, and one that ends before it starts', () => {
  const pins = [
    { id: 'a', title: '', date: '2030-01-01', start: 600, end: 660 },
    { id: 'b', title: '', date: '2026-12-07', start: 700, end: 660 },
  ];
  expect(problemsOf({ pins })).toEqual(pins.map((pin) => ({ code: 'invalid-pin', pinId: pin.id })));
});

test('chosen places that cannot be are named', () => {
  const places = [
    ...aRequest().places,
    aPlace(95, { id: 'closed', windows: [[], [], [], [], [], [], []], importance: 1 }),
  ];
  expect(problemsOf({ places, chosen: ['closed'] })).toEqual([
    { code: 'chosen-dropped', placeId: 'closed', reason: 'closed-on-these-days' },
  ]);
});

test('a meal that a pin leaves no room for is named', () => {
  const pins = [{ id: 'talk', title: 'Talk', date: '2026-12-07', start: 660, end: 900 }];
  expect(problemsOf({ pins })).toContainEqual({ code: 'meal-impossible', date: '2026-12-07', kind: 'lunch' });
});

test('sixty days and a thousand candidates end in time', () => {
  const days = Array.from({ length: 61 }, (_, i) =>
    aDay(new Date(Date.UTC(2026, 11, 1) + i * 86_400_000).toISOString().slice(0, 10)),
  );
  expect(problemsOf({ days, iterations: 50 })).toContainEqual({ code: 'too-many-days', kept: 60 });
  problemsOf({ places: Array.from({ length: 1_000 }, (_, i) => aPlace(i)), iterations: 50 });
});

test('days long past are planned like any others', () => {
  const places = aRequest().places.map((place) => ({ ...place, windows: 'always' as const }));
  const [past, future] = ['1999-12-06', '2026-12-07'].map((date) => plan(aRequest({ places, days: [aDay(date)] })));
  const stops = (result: Plan | undefined) => result?.days[0]?.items.map(({ type, start }) => [type, start]);
  expect(stops(past)).toEqual(stops(future));
});

test('a pin outside the opening hours and one outside the day are kept and named', () => {
  const pins = [
    { id: 'early', title: '', date: '2026-12-07', start: 300, end: 360, placeId: 'p4' },
    { id: 'late', title: '', date: '2026-12-08', start: 1380, end: 1430 },
  ];
  const problems = problemsOf({ pins });
  expect(problems).toContainEqual({ code: 'pin-outside-hours', pinId: 'early', date: '2026-12-07' });
  for (const pin of pins) expect(problems).toContainEqual({ code: 'pin-outside-day', pinId: pin.id, date: pin.date });
});

test('a search that is told to stop hands out what it has, and says so', () => {
  const request = aRequest({ iterations: 1_000_000 });
  let asked = 0;
  const result = plan(request, { shouldStop: () => ++asked > 3 });
  expect(result.stats.capped).toBe(true);
  expect(result.stats.iterations).toBeLessThan(1_000);
  expect(validate(request, result, estimatedTravel())).toEqual([]);
});

test('an effort that is no number plans with the first insertion alone', () => {
  expect(plan(aRequest({ iterations: NaN })).stats).toMatchObject({ iterations: 0, capped: false });
});
