import fc from 'fast-check';
import { readCatalogue } from '../read/read.ts';
import { catalogueFolder } from '../catalogue-folder.ts';
import { type Pin, type PlanRequest, plan, travelOf, countReasons, falseReasons } from '@tabi/planner';
import { aDay, aRequest } from '@tabi/planner/testing';
import { plannable, type City } from './test-city.ts';

// Every kind of city has its turn, whatever the real number is.
const cities = readCatalogue(catalogueFolder).map((shelf, index) =>
  plannable(shelf, [0, 300_000, 800_000, 5_000_000][index % 4]!),
);
const wishes = ['history', 'food', 'nature', 'spiritual', 'views', 'nightlife', 'street-food'];

interface Wanted {
  readonly month: number;
  readonly count: number;
  readonly start: number;
  readonly preferredTags: string[];
  readonly pace: PlanRequest['pace'];
  readonly picked: number[];
  readonly pinAt: number | null;
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  count: fc.integer({ min: 1, max: 5 }),
  start: fc.integer({ min: 0, max: 11 }).map((hour) => hour * 60),
  preferredTags: fc.subarray(wishes),
  pace: fc.constantFrom(0 as const, 1 as const, 2 as const),
  picked: fc.array(fc.nat(40), { maxLength: 3 }),
  pinAt: fc.option(fc.integer({ min: 0, max: 1_300 })),
});

function requestFor(city: City, { month, count, start, picked, pinAt, ...rest }: Wanted): PlanRequest {
  const { destination, places } = city;
  const dates = Array.from({ length: count }, (_, i) => `2027-${String(month).padStart(2, '0')}-0${i + 1}`);
  const idAt = (index: number): string => places[index % places.length]!.id;
  const pins: Pin[] =
    pinAt === null
      ? []
      : [{ id: 'pin', title: '', date: dates[0]!, start: pinAt, end: pinAt + 60, placeId: idAt(pinAt) }];
  return aRequest({
    ...rest,
    days: dates.map((date) => aDay(date, { start, end: 1_500, destinationId: destination.id })),
    destinations: [destination],
    places: [...places],
    pins,
    chosen: [...new Set(picked.map(idAt))],
    iterations: 120,
  });
}

test('in every city of the catalogue, no stop says what is not so', () => {
  let told = 0;
  for (const [seed, city] of cities.entries()) {
    fc.assert(
      fc.property(wanted, (change) => {
        const request = requestFor(city, change);
        const made = plan(request);
        told += countReasons(made);
        expect(falseReasons(request, made, travelOf(request))).toEqual([]);
      }),
      { numRuns: 5, seed },
    );
  }
  expect(told).toBeGreaterThan(cities.length * 20);
}, 60_000);
