import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { RoutedMode } from '@tabi/planner';
import type { RoutingSettings } from './routing-settings.ts';

/** One answer as it is kept; both null: the engine knows no way. */
export interface WayRow {
  from_key: string;
  to_key: string;
  seconds: number | null;
  metres: number | null;
}

const find = statement<WayRow, { engine: string; mode: string; from: string[]; to: string[]; since: Date }>(
  'routing.find',
  `SELECT from_key, to_key, seconds, metres FROM routing_ways
   WHERE engine = :engine AND mode = :mode AND from_key = ANY (:from) AND to_key = ANY (:to) AND fetched_at >= :since`,
);

const store = command<{ engine: string; mode: string; rows: Json<WayRow[]>; at: Date }>(
  'routing.store',
  `INSERT INTO routing_ways (engine, mode, from_key, to_key, seconds, metres, fetched_at)
   SELECT :engine, :mode, row.*, :at
   FROM jsonb_to_recordset(:rows) AS row (from_key text, to_key text, seconds integer, metres integer)
   ORDER BY row.from_key, row.to_key
   ON CONFLICT (engine, mode, from_key, to_key)
   DO UPDATE SET seconds = excluded.seconds, metres = excluded.metres, fetched_at = excluded.fetched_at`,
);

const prune = command<{ before: Date }>('routing.prune', 'DELETE FROM routing_ways WHERE fetched_at < :before');

export const ways = {
  /** Answers not older than `since`. */
  find: (db: Db, engine: RoutingSettings['engine'], mode: RoutedMode, from: string[], to: string[], since: Date) =>
    find.rows(db, { engine, mode, from, to, since }),
  /** Each pair of keys at most once. */
  store: async (db: Db, engine: RoutingSettings['engine'], mode: RoutedMode, rows: WayRow[], at: Date) => {
    await store.run(db, { engine, mode, rows: json(rows), at });
  },
  prune: async (db: Db, before: Date) => {
    await prune.run(db, { before });
  },
};
