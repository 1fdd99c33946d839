import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from './made-instances.ts';
import type { RoutingProblem } from '../src/solve/search/problem.ts';

/** Public TOPTW and TTDP instances as problems of the product's own search; sources in toptw/README.md. */
export interface Instance {
  readonly name: string;
  readonly set: 'solomon' | 'cordeau' | 'ttdp';
  /** Drawn by `made-instances.ts`, not published; the search was never tuned on it. */
  readonly made: boolean;
  readonly m: number;
  readonly reference: number;
  readonly proven: boolean;
  readonly problem: RoutingProblem;
}

export const data = new URL('./toptw/', import.meta.url);
export const scale = { solomon: 10, cordeau: 100, ttdp: 100 } as const;

function toptwRow(cells: number[]): Row {
  const window = [cells[cells.length - 2]!, cells[cells.length - 1]!] as const;
  return {
    x: cells[1]!,
    y: cells[2]!,
    service: cells[3]!,
    score: cells[4]!,
    windows: Array.from({ length: 7 }, () => window),
  };
}

function ttdpRow(cells: number[]): Row {
  const windows = Array.from({ length: 7 }, (_, day) => [cells[6 + 2 * day]!, cells[7 + 2 * day]!] as const);
  return { x: cells[1]!, y: cells[2]!, service: cells[3]!, score: cells[4]!, windows };
}

/** Nodes in the order of `rows`; a unit of their tables is `unit` of the problem. */
export function problemOf(depot: Row, rows: readonly Row[], m: number, firstDay: number, unit: number): RoutingProblem {
  const points = [depot, ...rows];
  const size = points.length + 1;
  const travel = new Int32Array(size * size);
  points.forEach((a, i) =>
    points.forEach((b, j) => {
      // Truncated, as the literature does; the small constant keeps exact decimals from falling a unit.
      travel[i * size + j] = Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * unit + 1e-9);
    }),
  );
  const from = [0];
  const open: number[] = [];
  const close: number[] = [];
  for (const row of rows) {
    for (let t = 0; t < m; t++) {
      const [opens, closes] = row.windows[(firstDay + t) % 7]!;
      if (opens !== 0 || closes !== 0) {
        open.push(Math.round(opens * unit));
        close.push(Math.round(closes * unit));
      }
      from.push(open.length);
    }
  }
  const n = rows.length;
  const prize = Float64Array.from(rows, (row) => row.score);
  const none = new Int32Array(0);
  return {
    nodes: n,
    tours: m,
    locations: size,
    travel,
    way: travel,
    at: Int32Array.from(rows, (_, i) => i + 1),
    service: Int32Array.from(rows, (row) => Math.round(row.service * unit)),
    prize,
    pull: prize,
    twins: rows.map(() => none),
    windowFrom: Int32Array.from(from),
    windowOpen: Int32Array.from(open),
    windowClose: Int32Array.from(close),
    startAt: new Int32Array(m),
    endAt: new Int32Array(m),
    open: new Int32Array(m).fill(Math.round(depot.windows[0]![0] * unit)),
    close: new Int32Array(m).fill(Math.round(depot.windows[0]![1] * unit)),
    counts: new Uint8Array(n).fill(1),
    limit: new Int32Array(m).fill(n),
    cost: new Float64Array(n),
    budget: Infinity,
    fixed: new Uint8Array(n),
    travelWeight: 0,
    waitWeight: 0,
    mostWait: null,
    patience: null,
    impatience: 0,
    rest: null,
    penalty: null,
  };
}

/** What is known of each instance and number of tours, from a table in `toptw/`. */
export function references(table: string): Map<string, { value: number; proven: boolean }> {
  const lines = readFileSync(new URL(table, data), 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [name, m, value, status] = line.split(',');
      return [`${name} ${m}`, { value: Number(value), proven: status!.startsWith('proven') }];
    }),
  );
}

/** Every instance with its reference; TOPTW files once for each m = 1 … 4. */
export function readInstances(sets: readonly Instance['set'][] = ['solomon', 'cordeau', 'ttdp']): Instance[] {
  const known = references('references.csv');
  return sets.flatMap((set) =>
    readdirSync(new URL(`${set}/`, data))
      .sort()
      .flatMap((file) => {
        const name = file.replace('.txt', '');
        const lines = readFileSync(new URL(`${set}/${file}`, data), 'utf8')
          .trim()
          .split('\n');
        const cells = lines.map((line) => line.trim().split(/\s+/).map(Number));
        const [head] = cells;
        const body = cells.slice(set === 'ttdp' ? 1 : 2).filter((row) => row.length > 4);
        const rows = body.map(set === 'ttdp' ? ttdpRow : toptwRow);
        const ends = body[0]!.slice(-2) as [number, number];
        const depot = { ...rows[0]!, windows: [ends] };
        const ms = set === 'ttdp' ? [head![1]!] : [1, 2, 3, 4];
        const firstDay = set === 'ttdp' ? head![2]! : 0;
        return ms.flatMap((m): Instance[] => {
          const reference = known.get(`${name} ${m}`);
          if (!reference) return [];
          return [
            {
              name,
              set,
              made: false,
              m,
              reference: reference.value,
              proven: reference.proven,
              problem: problemOf(depot, rows.slice(1), m, firstDay, scale[set]),
            },
          ];
        });
      }),
  );
}

/** The score of tours, walked step by step apart from the search's own books; throws where a rule is broken. */
export function scoreOf(problem: RoutingProblem, tours: readonly (readonly number[])[]): number {
  const seen = new Set<number>();
  let score = 0;
  tours.forEach((nodes, t) => {
    let time = problem.open[t]!;
    let at = 0;
    for (const u of nodes) {
      if (seen.has(u)) throw new Error(`Node ${u} is visited twice.`);
      seen.add(u);
      const arrival = time + problem.travel[at * problem.locations + u + 1]!;
      const w = problem.windowFrom[u * problem.tours + t]!;
      if (w === problem.windowFrom[u * problem.tours + t + 1] || arrival > problem.windowClose[w]!)
        throw new Error(`Node ${u} is closed.`);
      time = Math.max(arrival, problem.windowOpen[w]!) + problem.service[u]!;
      at = u + 1;
      score += problem.prize[u]!;
    }
    if (time + problem.travel[at * problem.locations]! > problem.close[t]!) throw new Error(`Tour ${t} ends too late.`);
  });
  return score;
}
