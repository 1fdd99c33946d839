import { comfortPenalty, type ComfortInput } from './comfort.ts';
import { aPlace } from './test-model.ts';

const lake = aPlace(0, { importance: 5, bestTime: 'any', kind: 'lake' });
const hill = aPlace(1, { importance: 1, bestTime: 'any', kind: 'viewpoint' });

/** What two tours lose that hold the lake at 10:00, or the hill, a meal, or nothing: nodes 0, 1 and 2. */
function lossOf(
  tour: number,
  stops: readonly (readonly [node: number, start: number])[],
  change: Partial<ComfortInput> = {},
) {
  const penalty = comfortPenalty({
    places: [lake, hill, null],
    worth: [120, 14, 0],
    limit: [1, 1],
    light: [null, null],
    rank: [0, 3],
    evening: [false, false],
    meal: Int8Array.of(-1, -1, 1),
    tableLoss: Float64Array.of(0, 0, 0, 11, 0, 0),
    oneKindWanted: false,
    ...change,
  });
  const nodes = Int32Array.from(stops, ([node]) => node);
  const starts = Int32Array.from(stops, ([, start]) => start);
  return penalty(tour, nodes, starts, 0, stops.length);
}

test('what nobody leaves without loses by each day that it comes later, what is for a second visit does not', () => {
  expect(lossOf(1, [[0, 600]]) - lossOf(0, [[0, 600]])).toBe(12);
  expect(lossOf(1, [[1, 600]])).toBe(lossOf(0, [[1, 600]]));
});

test('a day that has an evening loses when nothing begins in it', () => {
  const evening = { evening: [true, false] };
  expect(lossOf(0, [[0, 600]], evening)).toBeGreaterThan(lossOf(1, [[1, 600]], evening));
  expect(lossOf(0, [[0, 1170]], evening)).toBe(0);
});

test('a meal loses by the place before it, or the one after it that a day begins with', () => {
  const dinner = [2, 1080] as const;
  expect(lossOf(0, [[1, 600], dinner])).toBe(11);
  expect(lossOf(0, [[0, 600], dinner])).toBe(0);
  expect(lossOf(0, [dinner, [1, 1170]])).toBe(11);
});
