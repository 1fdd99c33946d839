import { seededRandom, type Random } from '../src/solve/search/random.ts';

/**
 * New instances of the two public families, drawn as their makers describe it, so that the search is judged on what it
 * was not tuned on. Nothing is stored but what is known of them: the same name draws the same instance everywhere.
 */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly service: number;
  readonly score: number;
  /** By weekday; a TOPTW row has the same window on all. */
  readonly windows: readonly (readonly [open: number, close: number])[];
}

interface MadeTable {
  readonly name: string;
  readonly family: 'solomon' | 'cordeau';
  readonly depot: Row;
  readonly rows: readonly Row[];
}

/** Instances of the first fold are looked at while the search is worked on; the second is only reported. */
export type Fold = 'tuning' | 'unseen';

const folds = { tuning: { letter: 'a', seed: 7_000 }, unseen: { letter: 'u', seed: 91_000 } } as const;
const cordeauSizes = [100, 120, 150, 180, 200, 220, 240, 260, 280, 300];

/** Layout, nodes, long days or short ones. */
const solomonShapes = [
  ['r', 100, false],
  ['c', 100, false],
  ['rc', 140, false],
  ['r', 180, false],
  ['c', 100, true],
  ['rc', 200, false],
  ['r', 100, true],
  ['rc', 120, true],
] as const;

type Point = readonly [x: number, y: number];

const row = ([x, y]: Point, service: number, score: number, open: number, close: number): Row => ({
  x,
  y,
  service,
  score,
  windows: Array.from({ length: 7 }, () => [open, close] as const),
});

const between = (random: Random, low: number, high: number): number => low + random.below(high - low + 1);
const inSquare = (random: Random, half: number): Point => [
  Math.round((random.next() * 2 - 1) * half * 1_000) / 1_000,
  Math.round((random.next() * 2 - 1) * half * 1_000) / 1_000,
];

/** A point of the square that is the likelier the nearer it is to one of the centres. */
function drawnTo(random: Random, centres: readonly Point[]): Point {
  for (;;) {
    const point = inSquare(random, 100);
    const distance = Math.min(...centres.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)));
    if (random.next() < Math.exp(-0.05 * distance)) return point;
  }
}

/**
 * Cordeau's: four or six centres, minutes and scores of 1 … 25, days of 1000. Windows begin between 60 and 480 and are
 * 90 … 180 long (as pr01–pr10 are) or 180 … 360 (as pr11–pr20 are, with many more orders that can be gone).
 */
function cordeauTable(name: string, seed: number, nodes: number, wide: boolean): MadeTable {
  const random = seededRandom(seed);
  const centres = Array.from({ length: nodes > 200 ? 6 : 4 }, () => inSquare(random, 60));
  const depot = row(inSquare(random, 25), 0, 0, 0, 1_000);
  const least = wide ? 180 : 90;
  const rows = Array.from({ length: nodes }, () => {
    const open = between(random, 60, 480);
    const close = open + between(random, least, 2 * least);
    return row(drawnTo(random, centres), between(random, 1, 25), between(random, 1, 25), open, close);
  });
  return { name, family: 'cordeau', depot, rows };
}

/** Half-widths of windows by layout, short days and long ones. */
const halfWidths = { r: [5, 15, 30, 60], rc: [15, 30, 60, 90], c: [30, 60, 120, 180] } as const;
const horizons = { r: [230, 1_000], rc: [240, 960], c: [1_236, 3_390] } as const;

/**
 * Solomon's: strewn, in clusters of ten, or half of each over a square of 100; a window around a random moment for a
 * quarter to all of the nodes, the whole day for the others. Long days have windows four times as wide.
 */
function solomonTable(name: string, seed: number, layout: 'r' | 'c' | 'rc', nodes: number, long: boolean): MadeTable {
  const random = seededRandom(seed);
  const depot = row([40, 50], 0, 0, 0, horizons[layout][long ? 1 : 0]);
  const end = depot.windows[0]![1];
  const service = layout === 'c' ? 90 : 10;
  const half = halfWidths[layout][random.below(4)]! * (long ? 4 : 1);
  const share = [0.25, 0.5, 0.75, 1][random.below(4)]!;
  const centres = Array.from({ length: Math.ceil(nodes / 10) }, () => [random.below(101), random.below(101)] as const);
  const rows = Array.from({ length: nodes }, (_, i) => {
    const [x, y] = centres[i % centres.length]!;
    const clustered = layout === 'c' || (layout === 'rc' && i % 2 === 0);
    const point: Point = clustered
      ? [x + random.below(11) - 5, y + random.below(11) - 5]
      : [random.below(101), random.below(101)];
    const score = layout === 'c' ? 10 * between(random, 1, 5) : between(random, 1, 41);
    const first = Math.ceil(Math.hypot(point[0] - 40, point[1] - 50));
    const last = end - first - service;
    const middle = between(random, first, Math.max(first, last));
    const own = random.next() < share ? half : end;
    return row(point, service, score, Math.max(0, middle - own), Math.max(first, Math.min(last, middle + own)));
  });
  return { name, family: 'solomon', depot, rows };
}

/** Ten of Cordeau's family, every other with wide windows, and eight of Solomon's. */
export function madeTables(fold: Fold): MadeTable[] {
  const { letter, seed } = folds[fold];
  const number = (i: number): string => String(i + 1).padStart(2, '0');
  return [
    ...cordeauSizes.map((nodes, i) => cordeauTable(`${letter}pr${number(i)}`, seed + i, nodes, i % 2 === 1)),
    ...solomonShapes.map(([layout, nodes, long], i) =>
      solomonTable(`${letter}${layout}${number(i)}`, seed + 100 + i, layout, nodes, long),
    ),
  ];
}
