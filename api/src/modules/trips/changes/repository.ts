import { type Db, prepared } from '@tabi/postgres';

export interface ChangeRow {
  seq: number;
  kind: string;
  data: Record<string, unknown>;
  name: string | null;
  at: Date;
}

export interface WatcherRow {
  id: string;
  name: string | null;
}

const since = prepared<ChangeRow>(
  'trip-changes.since',
  `SELECT change.seq, change.kind, change.data, users.name, change.at
   FROM trip_changes AS change LEFT JOIN users ON users.id = change.user_id
   WHERE change.trip_id = $1 AND change.seq > $2 ORDER BY change.seq LIMIT $3`,
);

// Presence is told to whoever listens, and not logged: it is not a change to the trip.
const arrive = prepared(
  'trip-changes.arrive',
  `WITH seen AS (INSERT INTO trip_watchers (id, trip_id, user_id, name, seen_at) VALUES ($1, $2, $3, $4, now())
     ON CONFLICT (id) DO UPDATE SET seen_at = now())
   SELECT pg_notify('trip_presence', $2::text)`,
);
const stay = prepared<{ id: string }>(
  'trip-changes.stay',
  'UPDATE trip_watchers SET seen_at = now() WHERE id = $1 RETURNING id',
);
const leave = prepared(
  'trip-changes.leave',
  `WITH gone AS (DELETE FROM trip_watchers WHERE id = $1 OR seen_at < now() - interval '1 hour')
   SELECT pg_notify('trip_presence', $2::text)`,
);
const watchers = prepared<WatcherRow>(
  'trip-changes.watchers',
  `SELECT id, name FROM trip_watchers WHERE trip_id = $1 AND seen_at > now() - make_interval(secs => $2) ORDER BY name, id`,
);

/** Rows of processes that died are no longer counted after this. */
const silentSeconds = 60;

export const changes = {
  since: (db: Db, tripId: string, seq: number, most: number) => since(db, tripId, seq, most),
  arrive: (db: Db, id: string, tripId: string, user: { id: string; name: string } | null) =>
    arrive(db, id, tripId, user?.id ?? null, user?.name ?? null),
  /** @returns false when the row is gone: the database has forgotten who is there */
  stay: async (db: Db, id: string) => (await stay(db, id)).length > 0,
  leave: (db: Db, id: string, tripId: string) => leave(db, id, tripId),
  watchers: (db: Db, tripId: string) => watchers(db, tripId, silentSeconds),
};
