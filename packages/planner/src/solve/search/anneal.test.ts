import { anneal } from './anneal.ts';
import type { RoutingProblem } from './problem.ts';

/** Nodes on a line at 1, 2, 3 … from a depot at 0; node i is worth i + 1 and takes no time; one window each. */
function line(
  count: number,
  tours: number,
  close: number,
  windows?: readonly (readonly [number, number])[],
): RoutingProblem {
  const size = count + 2;
  const at = (i: number): number => (i === size - 1 ? 0 : i);
  const travel = Int32Array.from({ length: size * size }, (_, k) => {
    const [a, b] = [Math.floor(k / size), k % size];
    return a === size - 1 || b === size - 1 ? 0 : Math.abs(at(a) - at(b));
  });
  const prize = Float64Array.from({ length: count }, (_, i) => i + 1);
  const each = Array.from(
    { length: count * tours },
    (_, k) => windows?.[Math.floor(k / tours)] ?? ([0, close] as const),
  );
  return {
    nodes: count,
    tours,
    locations: size,
    travel,
    way: travel,
    at: Int32Array.from({ length: count }, (_, i) => i + 1),
    service: new Int32Array(count),
    prize,
    pull: prize,
    twins: Array.from({ length: count }, () => new Int32Array(0)),
    windowFrom: Int32Array.from({ length: count * tours + 1 }, (_, k) => k),
    windowOpen: Int32Array.from(each, ([open]) => open),
    windowClose: Int32Array.from(each, ([, end]) => end),
    startAt: new Int32Array(tours),
    endAt: new Int32Array(tours),
    open: new Int32Array(tours),
    close: new Int32Array(tours).fill(close),
    counts: new Uint8Array(count).fill(1),
    limit: new Int32Array(tours).fill(count),
    cost: new Float64Array(count).fill(1),
    budget: Infinity,
    fixed: new Uint8Array(count),
    travelWeight: 0,
    waitWeight: 0,
    mostWait: null,
    patience: null,
    impatience: 0,
    rest: null,
    penalty: null,
  };
}

const options = { seed: 1, iterations: 300 };
const visited = (tours: readonly (readonly number[])[]): number[] => tours.flat().sort((a, b) => a - b);

test('goes as far as the time allows, and takes all on the way', () => {
  expect(visited(anneal(line(10, 1, 12), options).tours)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('windows decide the order', () => {
  const found = anneal(
    line(3, 1, 20, [
      [8, 10],
      [6, 7],
      [0, 3],
    ]),
    options,
  );
  expect(found.tours).toEqual([[2, 1, 0]]);
  expect(found.starts).toEqual([[3, 6, 8]]);
});

test('limits, budget, twins and fixed nodes hold', () => {
  expect(anneal({ ...line(6, 2, 20), limit: Int32Array.of(2, 1) }, options).tours.map((tour) => tour.length)).toEqual([
    2, 1,
  ]);
  expect(visited(anneal({ ...line(6, 1, 20), budget: 2 }, options).tours)).toHaveLength(2);
  const twins = Array.from({ length: 6 }, (_, u) => (u < 4 ? new Int32Array(0) : Int32Array.of(u === 4 ? 5 : 4)));
  const found = visited(anneal({ ...line(6, 1, 20), twins }, options).tours);
  expect(found).toContain(5);
  expect(found).not.toContain(4);
  const fixed = Uint8Array.of(1, 0, 0, 0, 0, 0);
  expect(
    visited(anneal({ ...line(6, 1, 20), fixed, limit: Int32Array.of(1) }, { ...options, from: [[0]] }).tours),
  ).toEqual([0]);
});

test('a tour that cannot even be begun stays empty', () => {
  const impossible = { ...line(4, 2, 10), open: Int32Array.of(0, 50) };
  const { tours } = anneal(impossible, options);
  expect(tours[1]).toEqual([]);
  expect(tours[0]!.length).toBe(4);
});

test('the same seed gives the same tours', () => {
  expect(anneal(line(30, 3, 25), options)).toEqual(anneal(line(30, 3, 25), options));
});

describe('a long search', () => {
  const long = { seed: 1, iterations: 150_001 };
  const hilly = line(2, 2, 3);

  test('is shared by two, and gives the better one', () => {
    const found = anneal(hilly, long);
    const alone = [1, 2].map((seed, i) => anneal(hilly, { seed, iterations: 75_000 + i }));
    expect(found.value).toBe(Math.max(...alone.map(({ value }) => value)));
    expect([found.iterations, found.capped]).toEqual([150_001, false]);
  });

  test('ends at once when it is told to, with whole tours', () => {
    const { tours, capped } = anneal(hilly, { ...long, shouldStop: () => true });
    expect([tours.length, capped]).toEqual([2, true]);
  });
});
