import { fitDay, reorderDay, replanFrom } from './edit.ts';
import type { Plan, PlannedDay } from '../model/model.ts';
import { plan } from '../solve/plan.ts';
import { bestSlots, suggestMore } from './slots.ts';
import { aRequest } from '../model/test-model.ts';
import { estimatedTravel } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const travel = estimatedTravel();
const request = aRequest({ pace: 1, pins: [{ id: 'show', title: 'Show', date: '2026-12-08', start: 900, end: 960 }] });
const planned = plan(request);
const stops = (day: PlannedDay | undefined): string[] =>
  day?.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : [])) ?? [];
const valid = (result: Plan): void => expect(validate(request, result, travel)).toEqual([]);

test('a day reordered keeps its stops and every other day', () => {
  const result = reorderDay(request, planned, '2026-12-07');
  valid(result);
  expect([...stops(result.days[0])].sort()).toEqual([...stops(planned.days[0])].sort());
  expect(result.days.slice(1)).toEqual(planned.days.slice(1));
  expect(result.days[0]!.totals.travelMinutes).toBeLessThanOrEqual(planned.days[0]!.totals.travelMinutes + 10);
});

test('a day is made to fit, pins and meals included; what is too much is left out', () => {
  const result = fitDay(
    request,
    planned,
    '2026-12-08',
    request.places.map((place) => place.id),
  );
  valid(result);
  expect(result.days[1]!.items.some((item) => item.type === 'event')).toBe(true);
  expect(stops(result.days[1]).length).toBeGreaterThan(3);
  expect(new Set(result.days.flatMap(stops)).size).toBe(result.days.flatMap(stops).length);
});

test('an unknown date changes nothing', () => {
  expect(fitDay(request, planned, '2030-01-01', [])).toBe(planned);
  expect(replanFrom(request, planned, '2030-01-01', 600)).toBe(planned);
  expect(suggestMore(request, planned, '2030-01-01')).toEqual([]);
});

test('what has begun stays, what is ahead is planned again', () => {
  const tired = { ...request, refused: stops(planned.days[1]).slice(-1) };
  const now = 800;
  const result = replanFrom(tired, planned, '2026-12-08', now);
  expect(validate(tired, result, travel)).toEqual([]);
  expect(result.days[0]).toEqual(planned.days[0]);
  const begun = (day: PlannedDay) => day.items.filter((item) => item.type !== 'hop' && item.start < now);
  expect(begun(result.days[1]!)).toEqual(begun(planned.days[1]!));
});

test('slots for a place keep every rule, the best first', () => {
  const short = fitDay(request, planned, '2026-12-09', stops(planned.days[2]).slice(0, 2));
  valid(short);
  const left = short.unscheduled[0]!.placeId;
  const slots = short.unscheduled.flatMap(({ placeId }) => bestSlots(request, short, placeId));
  expect(slots.length).toBeGreaterThan(0);
  for (const slot of slots)
    expect(slot.end - slot.start).toBeGreaterThanOrEqual(
      request.places.find((p) => p.id === slot.placeId)!.visitMinutes,
    );
  const own = bestSlots(request, short, left);
  expect(own).toEqual([...own].sort((a, b) => b.gain - a.gain));
  expect(bestSlots(request, short, stops(short.days[0])[0]!)).toEqual([]);
});

test('three more are suggested for a gap, each fitting by itself', () => {
  const short = fitDay(request, planned, '2026-12-09', stops(planned.days[2]).slice(0, 1));
  const more = suggestMore(request, short, '2026-12-09', 3, { from: 600, to: 1080 });
  expect(more.length).toBeGreaterThan(0);
  for (const slot of more) {
    expect(slot.start).toBeGreaterThanOrEqual(600);
    expect(slot.end).toBeLessThanOrEqual(1080);
    const added = fitDay(request, short, slot.date, [...stops(short.days[2]), slot.placeId]);
    expect(stops(added.days[2])).toContain(slot.placeId);
  }
});
