import type { Plan, PlannedDay, PlanRequest } from '../model/model.ts';
import { plan } from './plan.ts';
import { aDay, aPlace, aRequest } from '../model/test-model.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const dates = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
const asked = aRequest({
  days: dates.map((date) => aDay(date)),
  places: Array.from({ length: 40 }, (_, i) => aPlace(i)),
});
const made = plan(asked);
const visited = (day: PlannedDay | undefined): string[] =>
  day?.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : [])) ?? [];

/** The plan after one change, and the dates of the days that are different then. */
function edited(change: Partial<PlanRequest>): { result: Plan; changed: string[] } {
  const request = { ...asked, ...change };
  const result = plan({ ...request, from: made });
  expect(validate(request, result, travelOf(request))).toEqual([]);
  const changed = result.days.filter((day, i) => JSON.stringify(day) !== JSON.stringify(made.days[i]));
  return { result, changed: changed.map((day) => day.date) };
}

test('a plan to which nothing has changed stays as it is', () => {
  expect(edited({}).result.days).toEqual(made.days);
});

test('a refused place leaves its day, and one other day at most is touched', () => {
  const gone = visited(made.days[2])[1]!;
  const { result, changed } = edited({ refused: [gone] });
  expect(result.days.flatMap(visited)).not.toContain(gone);
  expect(changed).toContain(dates[2]);
  expect(changed.length).toBeLessThanOrEqual(2);
});

test('a wish comes in, and one or two days are touched', () => {
  const wish = made.unscheduled[0]!.placeId;
  const { result, changed } = edited({ chosen: [wish] });
  expect(result.days.flatMap(visited)).toContain(wish);
  expect(changed.length).toBeLessThanOrEqual(2);
});

test('an appointment is planned around, on its own day and one other at most', () => {
  const pins = [{ id: 'doctor', title: 'Doctor', date: dates[1]!, start: 900, end: 990 }];
  const { result, changed } = edited({ pins });
  expect(result.days[1]!.items).toContainEqual({ type: 'event', pinId: 'doctor', start: 900, end: 990 });
  expect(changed.filter((date) => date !== dates[1]).length).toBeLessThanOrEqual(1);
});

test('a day cut short keeps to its new end, and one other at most changes with it', () => {
  const days = asked.days.map((day) => (day.date === dates[0] ? { ...day, end: 840 } : day));
  const { result, changed } = edited({ days });
  expect(result.days[0]!.items.every((item) => item.end <= 840)).toBe(true);
  expect(changed.filter((date) => date !== dates[0]).length).toBeLessThanOrEqual(1);
});
