import { later } from '@tabi/shared/format';
import type { Pool } from '@tabi/postgres';
import { type GeoPoint, type RoutedMode, type RoutedTable, pointKey } from '@tabi/planner';
import type { Way } from './engine.ts';
import type { RoutingSettings } from './routing-settings.ts';
import type { Block, Pair } from './street-areas.ts';
import { ways, type WayRow } from './ways-repository.ts';

/** Ways between the points of one area by one mode: those that are kept, and those that an engine adds. */
export interface KnownWays {
  missing(pairs: readonly Pair[]): Pair[];
  add(block: Block, answers: readonly Way[][]): void;
  /** Keeps what was added. */
  keep(): Promise<void>;
  /** Null when nothing at all is known. */
  table(): RoutedTable | null;
}

export interface WaysOf {
  readonly pool: Pool;
  readonly settings: RoutingSettings;
  readonly now: () => Date;
  readonly mode: RoutedMode;
  readonly points: readonly GeoPoint[];
}

/** How old an answer may be. */
export const oldestAnswer = ({ cacheDays }: RoutingSettings, now: Date): Date => later(now, { days: -cacheDays });

export async function knownWays({ pool, settings, now, mode, points }: WaysOf): Promise<KnownWays> {
  const { engine } = settings;
  const keys = points.map(pointKey);
  const indexOf = new Map(keys.map((key, index) => [key, index]));
  const seconds = new Float64Array(points.length ** 2).fill(-1);
  const metres = new Float64Array(points.length ** 2);
  const asked = new Uint8Array(points.length ** 2);
  const fresh: WayRow[] = [];
  const set = (at: number, way: Way): void => {
    asked[at] = 1;
    seconds[at] = way ? way.seconds : -1;
    metres[at] = way ? way.metres : 0;
  };
  const rows = await ways.find(pool, engine, mode, keys, keys, oldestAnswer(settings, now()));
  for (const row of rows) {
    const at = indexOf.get(row.from_key)! * points.length + indexOf.get(row.to_key)!;
    set(at, row.seconds === null || row.metres === null ? null : { seconds: row.seconds, metres: row.metres });
  }
  return {
    missing: (pairs) => pairs.filter(([from, to]) => asked[from * points.length + to] === 0),
    add(block, answers) {
      block.from.forEach((from, i) => {
        block.to.forEach((to, j) => {
          if (from === to) return;
          const way = answers[i]?.[j] ?? null;
          set(from * points.length + to, way);
          fresh.push({
            from_key: keys[from]!,
            to_key: keys[to]!,
            seconds: way?.seconds ?? null,
            metres: way?.metres ?? null,
          });
        });
      });
    },
    keep: async () => {
      if (fresh.length > 0) await ways.store(pool, engine, mode, fresh, now());
    },
    table: () => (seconds.some((value) => value >= 0) ? { mode, seconds: [...seconds], metres: [...metres] } : null),
  };
}
