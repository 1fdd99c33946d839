import fc from 'fast-check';
import { fitDay, replanFrom } from '../edit/edit.ts';
import type { Pin, Place, PlanRequest } from '../model/model.ts';
import { plan } from '../solve/plan.ts';
import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import { travelOf } from '../travel/travel.ts';
import { falseReasons } from '../validate/validate-reasons.ts';

const bestTimes = ['early-morning', 'morning', 'sunset', 'evening', 'night', 'any'] as const;
/** Around the clock, over midnight, in two parts, touching, and hours that are easily mistaken. */
const shapes: Place['windows'][number][] = [
  [],
  [{ opens: 540, closes: 1020 }],
  [{ opens: 0, closes: 1440 }],
  [{ opens: 1080, closes: 1560 }],
  [
    { opens: 480, closes: 720 },
    { opens: 720, closes: 1100 },
  ],
  [
    { opens: 600, closes: 780 },
    { opens: 900, closes: 1200 },
  ],
] as never;

const place = (index: number): fc.Arbitrary<Place> =>
  fc
    .record({
      name: fc.constantFrom('Gate', 'Hill, lake', 'best in the morning', 'A must-see here, truly'),
      lat: fc.integer({ min: 0, max: 40 }).map((step) => city.lat + step * 0.0008),
      importance: fc.integer({ min: 3, max: 5 }),
      visitMinutes: fc.constantFrom(30, 45, 200),
      windows: fc.oneof(
        fc.constant('always' as const),
        fc.array(fc.constantFrom(...(shapes as never[])), { minLength: 7, maxLength: 7 }),
      ) as fc.Arbitrary<Place['windows']>,
      closedDates: fc.subarray(['12-08']),
      bestTime: fc.constantFrom(...bestTimes),
      tags: fc.subarray(['history', 'street-food', 'art']),
      dayTrip: fc.boolean(),
    })
    .map((change) => aPlace(index, { ...change, lng: city.lng }));

const pin: fc.Arbitrary<Pin> = fc
  .record({
    start: fc.integer({ min: 0, max: 1_400 }),
    at: fc.constantFrom<Partial<Pin>>(
      { placeId: 'p0' },
      { placeId: 'p1', point: { lat: city.lat + 0.05, lng: city.lng } },
      { point: city },
    ),
  })
  .map(({ start, at }) => ({ id: 'pin', title: '', date: '2026-12-08', start, end: start + 40, ...at }));

const request: fc.Arbitrary<PlanRequest> = fc
  .record({
    places: fc.tuple(...Array.from({ length: 9 }, (_, i) => place(i))),
    pins: fc.array(pin, { maxLength: 1 }),
    chosen: fc.subarray(['p2', 'p3']),
    preferredTags: fc.subarray(['history', 'street-food', 'art']),
    days: fc
      .integer({ min: 0, max: 600 })
      .map((start) => ['2026-12-07', '2026-12-08', '2026-12-09'].map((date) => aDay(date, { start, end: 1_500 }))),
  })
  .map((change) => aRequest({ ...change, iterations: 40 }));

test('whatever is asked and edited, no stop says what is not so', () => {
  fc.assert(
    fc.property(request, fc.subarray(['p3', 'p4', 'p5', 'p6']), (asked, stops) => {
      const first = plan(asked);
      const travel = travelOf(asked);
      expect(falseReasons(asked, first, travel)).toEqual([]);
      const changed = { ...asked, chosen: [], preferredTags: ['art'] };
      for (const edited of [fitDay(changed, first, '2026-12-08', stops), replanFrom(changed, first, '2026-12-08', 700)])
        expect(falseReasons(changed, edited, travel)).toEqual([]);
    }),
    { numRuns: 250, seed: 20261209 },
  );
});
