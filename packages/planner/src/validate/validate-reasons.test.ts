import type { Plan, Visit } from '../model/model.ts';
import { plan } from '../solve/plan.ts';
import { aPlace, aRequest } from '../model/test-model.ts';
import { travelOf } from '../travel/travel.ts';
import { countReasons, falseReasons } from './validate-reasons.ts';

const request = aRequest({
  preferredTags: ['history'],
  chosen: ['p4'],
  places: Array.from({ length: 24 }, (_, i) => aPlace(i, i === 3 ? { name: 'Hill, lake, and tower' } : {})),
});
const travel = travelOf(request);
const good = plan(request);

/** What the checker says when the visits of a plan are changed. */
const after = (change: (visit: Visit) => Visit): string[] => {
  const days = good.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.type === 'visit' ? change(item) : item)),
  }));
  return falseReasons(request, { ...good, days } as Plan, travel).map(({ code }) => code);
};
const visits = good.days.flatMap((day) => day.items).filter((item): item is Visit => item.type === 'visit');

test('a plan says plenty, and all of it is true', () => {
  expect(countReasons(good)).toBeGreaterThan(visits.length);
  expect(falseReasons(request, good, travel)).toEqual([]);
});

test.each<Visit['reasons'][number]>([
  { code: 'pinned' },
  { code: 'day-trip' },
  { code: 'meal-inside', kind: 'lunch' },
  { code: 'opens-at', minute: 3 },
  { code: 'closes-at', minute: 1439 },
  { code: 'best-time', bestTime: 'night' },
  { code: 'tags', tags: ['nightlife'] },
  { code: 'tags', tags: [] },
  { code: 'near', placeId: 'p0', minutes: 1, mode: 'walk' },
])('a false reason is found: %j', (reason) => {
  expect(after((visit) => ({ ...visit, reasons: [...visit.reasons, reason] })).length).toBe(visits.length);
});

test.each([
  'A must-see here, once',
  'Quiet before 10',
  'Opens at 9:00, 1 min walk from Nowhere',
  'For your interest in golf',
  'Time for dinner there',
])('a sentence that claims what no reason says is found: %s', (sentence) => {
  expect(after((visit) => ({ ...visit, reason: sentence })).length).toBe(visits.length);
});

test('a true sentence about another time is found', () => {
  const told = visits.filter(({ reason }) => /opens at/i.test(reason));
  expect(told.length).toBeGreaterThan(0);
  const later = (text: string): string => text.replace(/pens at (\d+):00/, 'pens at $1:01');
  expect(after((visit) => ({ ...visit, reason: later(visit.reason) })).length).toBe(
    told.filter(({ reason }) => later(reason) !== reason).length,
  );
});
