import type { Item, Plan, PlannedDay, ViolationCode } from '../model/model.ts';
import { plan } from '../solve/plan.ts';
import { aRequest } from '../model/test-model.ts';
import { estimatedTravel } from '../travel/travel.ts';
import { validate } from './validate.ts';

const hours = Array.from({ length: 7 }, () => [{ opens: 540, closes: 1080 }]);
const request = aRequest({
  places: aRequest().places.map((place) => ({ ...place, windows: hours })),
  refused: ['p23'],
  chosen: ['p4'],
  pins: [{ id: 'show', title: 'Show', date: '2026-12-08', start: 900, end: 960 }],
  budget: { amountMinor: 100_000, currency: 'JPY', people: 2 },
});
const good = plan(request);
const travel = estimatedTravel();

/** What the validator says when the first item of a type, on its day, is changed (or taken out by null). */
function afterChange<T extends Item['type']>(
  type: T,
  change: (item: Extract<Item, { type: T }>) => Item | null,
): ViolationCode[] {
  const at = good.days.findIndex((day) => day.items.some((item) => item.type === type));
  const days = good.days.map((day, d): PlannedDay => {
    if (d !== at) return day;
    const index = day.items.findIndex((item) => item.type === type);
    const items = day.items.flatMap((item, i) => {
      const changed = i === index ? change(item as Extract<Item, { type: T }>) : item;
      return changed ? [changed] : [];
    });
    return { ...day, items };
  });
  return codes({ ...good, days });
}

const codes = (broken: Plan, asked = request): ViolationCode[] =>
  validate(asked, broken, travel).map((violation) => violation.code);

test('a good plan has nothing against it', () => {
  expect(codes(good)).toEqual([]);
});

test('each way to break a plan is found', () => {
  expect(afterChange('visit', (item) => ({ ...item, start: item.start - 400, end: item.end - 400 }))).toContain(
    'closed',
  );
  expect(afterChange('visit', (item) => ({ ...item, end: item.end - 10 }))).toContain('visit-length');
  expect(afterChange('visit', (item) => ({ ...item, placeId: 'nowhere' }))).toContain('unknown-place');
  expect(afterChange('visit', (item) => ({ ...item, placeId: 'p23' }))).toContain('refused');
  expect(afterChange('visit', (item) => ({ ...item, window: { opens: 0, closes: 1440 } }))).toContain('closed');
  expect(afterChange('visit', () => null)).toContain('dropped-unnamed');
  expect(afterChange('hop', () => null)).toContain('missing-hop');
  expect(afterChange('hop', (item) => ({ ...item, minutes: 1, end: item.start + 1 }))).toContain('travel');
  expect(afterChange('hop', (item) => ({ ...item, start: item.start + 60, end: item.end + 60 }))).toContain('overlap');
  expect(afterChange('meal', () => null)).toContain('meal-missing');
  expect(afterChange('meal', (item) => ({ ...item, end: item.start + 20 }))).toContain('meal-wrong');
  expect(afterChange('event', (item) => ({ ...item, start: item.start + 5, end: item.end + 5 }))).toContain(
    'pin-moved',
  );
  expect(afterChange('event', () => null)).toContain('pin-missing');
});

test('a place twice, a day out of hours, too many stops, too dear', () => {
  const [first] = good.days;
  expect(codes({ ...good, days: [first!, { ...first!, date: '2026-12-08' }, ...good.days.slice(2)] })).toContain(
    'duplicate',
  );
  const short = { ...request, days: request.days.map((day) => ({ ...day, end: 700 })) };
  expect(codes(good, short)).toContain('outside-day');
  expect(codes(good, { ...request, pace: 0, theme: 'relaxation' })).toContain('pace');
  expect(codes(good, { ...request, budget: { ...request.budget!, amountMinor: 1 } })).toContain('budget');
  expect(codes({ ...good, days: [...good.days].reverse() })).toContain('order');
  expect(codes(good, { ...request, days: request.days.slice(1) })).toContain('day-mismatch');
});

test('totals that do not add up', () => {
  const days = good.days.map((day) => ({ ...day, totals: { ...day.totals, visits: 99 } }));
  expect(codes({ ...good, days })).toContain('totals-wrong');
});
