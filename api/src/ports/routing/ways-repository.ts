import { type Db, prepared } from '@tabi/postgres';
import type { RoutedMode } from '@tabi/planner';
import type { RoutingSettings } from './routing-settings.ts';

/** One answer as it is kept; both null: the engine knows no way. */
export interface WayRow {
  from_key: string;
  to_key: string;
  seconds: number | null;
  metres: number | null;
}

const find = prepared<WayRow>(
  'routing.find',
  `SELECT from_key, to_key, seconds, metres FROM routing_ways
   WHERE engine = $1 AND mode = $2 AND from_key = ANY ($3) AND to_key = ANY ($4) AND fetched_at >= $5`,
);

const store = prepared(
  'routing.store',
  `INSERT INTO routing_ways (engine, mode, from_key, to_key, seconds, metres, fetched_at)
   SELECT $1, $2, row.*, $4 FROM jsonb_to_recordset($3) AS row (from_key text, to_key text, seconds integer, metres integer)
   ORDER BY row.from_key, row.to_key
   ON CONFLICT (engine, mode, from_key, to_key)
   DO UPDATE SET seconds = excluded.seconds, metres = excluded.metres, fetched_at = excluded.fetched_at`,
);

const prune = prepared('routing.prune', 'DELETE FROM routing_ways WHERE fetched_at < $1');

export const ways = {
  /** Answers not older than `since`. */
  find: (db: Db, engine: RoutingSettings['engine'], mode: RoutedMode, from: string[], to: string[], since: Date) =>
    find(db, engine, mode, from, to, since),
  /** Each pair of keys at most once. */
  store: async (db: Db, engine: RoutingSettings['engine'], mode: RoutedMode, rows: WayRow[], at: Date) => {
    await store(db, engine, mode, JSON.stringify(rows), at);
  },
  prune: async (db: Db, before: Date) => {
    await prune(db, before);
  },
};
