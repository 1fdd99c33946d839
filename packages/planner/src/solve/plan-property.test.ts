import fc from 'fast-check';
import type { BestTime, Day, Pin, Place, PlanRequest } from '../model/model.ts';
import { fitDay, reorderDay, replanFrom } from '../edit/edit.ts';
import { plan } from './plan.ts';
import { bestSlots, suggestMore } from '../edit/slots.ts';
import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import { estimatedTravel } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];
const minute = fc.integer({ min: 0, max: 1_500 });
const window = fc
  .tuple(minute, fc.integer({ min: 10, max: 700 }))
  .map(([opens, length]) => ({ opens, closes: opens + length }));
const bestTimes: BestTime[] = ['early-morning', 'morning', 'midday', 'afternoon', 'sunset', 'evening', 'night', 'any'];

const place = (index: number): fc.Arbitrary<Place> =>
  fc
    .record({
      lat: fc.double({ min: 34.9, max: 35.1, noNaN: true }),
      lng: fc.double({ min: 135.6, max: 135.9, noNaN: true }),
      importance: fc.integer({ min: 1, max: 5 }),
      visitMinutes: fc.integer({ min: 5, max: 500 }),
      windows: fc.oneof(
        fc.constant('always' as const),
        fc.array(fc.array(window, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
      ),
      closedDates: fc.subarray(['12-31', '01-01']),
      bestTime: fc.constantFrom(...bestTimes),
      dayTrip: fc.boolean(),
      priceMinor: fc.option(fc.integer({ min: 0, max: 900 })),
    })
    .map((change) => aPlace(index, change));

const day = (date: string): fc.Arbitrary<Day> =>
  fc
    .record({
      start: fc.integer({ min: 0, max: 800 }),
      length: fc.integer({ min: 1, max: 1_000 }),
      startPoint: fc.option(fc.constant({ lat: 35.05, lng: 135.7 }), { nil: undefined }),
      endPoint: fc.option(fc.constant({ lat: 34.95, lng: 135.8 }), { nil: undefined }),
      dayTripsAllowed: fc.boolean(),
    })
    .map(({ start, length, ...rest }) => aDay(date, { start, end: start + length, ...rest }));

const pin = (index: number): fc.Arbitrary<Pin> =>
  fc
    .record({
      date: fc.constantFrom(...dates),
      start: minute,
      length: fc.integer({ min: 1, max: 300 }),
      at: fc.constantFrom<Partial<Pin>>({}, { point: city }, { placeId: 'p0' }, { placeId: 'p1' }),
    })
    .map(({ date, start, length, at }) => ({ id: `pin${index}`, title: '', date, start, end: start + length, ...at }));

const request: fc.Arbitrary<PlanRequest> = fc
  .record({
    seed: fc.integer(),
    iterations: fc.integer({ min: 0, max: 60 }),
    days: fc.tuple(...dates.map(day)).chain((days) => fc.subarray(days, { minLength: 1 })),
    places: fc.tuple(...Array.from({ length: 14 }, (_, i) => place(i))).chain((places) => fc.subarray(places)),
    pins: fc
      .array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })
      .chain((list) => fc.tuple(...list.map((_, i) => pin(i)))),
    chosen: fc.subarray(['p3', 'p4', 'p5']),
    refused: fc.subarray(['p5', 'p6', 'p7']),
    pace: fc.constantFrom(0 as const, 1 as const, 2 as const),
    theme: fc.constantFrom('relaxation' as const, 'family' as const, 'other' as const),
    budget: fc.option(fc.constant({ amountMinor: 2_000, currency: 'JPY', people: 2 }), { nil: undefined }),
  })
  .map((change) => aRequest(change));

test('whatever is asked, the validator finds nothing and pins never move', () => {
  fc.assert(
    fc.property(request, (asked) => {
      expect(validate(asked, plan(asked), estimatedTravel())).toEqual([]);
    }),
    { numRuns: 300, seed: 20261207 },
  );
});

test('whatever is edited, the validator finds nothing', () => {
  const edit = fc.record({ day: fc.nat(4), minute, placeIds: fc.subarray(['p1', 'p2', 'p3', 'p8', 'p9']) });
  fc.assert(
    fc.property(request, edit, (asked, { day, minute: now, placeIds }) => {
      const first = plan(asked);
      const date = first.days[day % first.days.length]!.date;
      const edited = [
        fitDay(asked, first, date, placeIds),
        reorderDay(asked, first, date),
        replanFrom(asked, first, date, now),
      ];
      for (const result of [...edited, plan({ ...asked, from: first })])
        expect(validate(asked, result, estimatedTravel())).toEqual([]);
      const slots = [...bestSlots(asked, first, 'p2'), ...suggestMore(asked, first, date)];
      for (const slot of slots) expect(slot.end).toBeGreaterThan(slot.start);
    }),
    { numRuns: 60, seed: 20261208 },
  );
});

test('whatever nonsense is asked, an answer comes and names what it left out', () => {
  const odd = fc.constantFrom(NaN, Infinity, -Infinity, -1, 0, 1e9, 0.5, 91, 181);
  const nonsense = fc.record(
    {
      lat: odd,
      lng: odd,
      visitMinutes: odd,
      importance: odd,
      priceMinor: odd,
      windows: fc.constantFrom(
        [],
        [[{ opens: NaN, closes: 5 }]],
        [[], [], [], [], [], [], [{ opens: 900, closes: 60 }]],
      ),
    },
    { requiredKeys: [] },
  );
  const times = fc.record({ start: fc.oneof(odd, minute), end: fc.oneof(odd, minute) });
  fc.assert(
    fc.property(request, fc.array(nonsense, { maxLength: 4 }), times, odd, (asked, strange, hours, amount) => {
      const places = [...asked.places, ...strange.map((change, i) => aPlace(50 + i, change as Partial<Place>))];
      const days = asked.days.map((own, i) => (i === 0 ? { ...own, ...hours } : own));
      const pins = [...asked.pins, { id: 'strange', title: '', date: days[0]!.date, ...hours }];
      const budget = { amountMinor: amount, currency: 'JPY', people: amount };
      const result = plan({ ...asked, places, days, pins, budget, iterations: Math.min(amount, 50) });
      const named = new Set(result.unscheduled.map(({ placeId }) => placeId));
      const held = result.days.flatMap((day) =>
        day.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : [])),
      );
      for (const { id } of places) expect(named.has(id) || held.includes(id)).toBe(true);
    }),
    { numRuns: 150, seed: 20261209 },
  );
});
