import { type Db, first, prepared } from '@tabi/postgres';

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

const joinedAt = prepared<{ seq: number }>(
  'trip-changes.joined-at',
  `SELECT max(seq) AS seq FROM trip_changes WHERE trip_id = $1 AND kind = 'joined' AND data ->> 'user_id' = $2`,
);
const versionAt = prepared<{ seq: number }>(
  'trip-changes.version-at',
  'SELECT max(seq) AS seq FROM trip_changes WHERE trip_id = $1 AND at <= $2',
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
  /** The version with which somebody joined last; 0 for who was there from the beginning. */
  joinedAt: async (db: Db, tripId: string, userId: string) => (await first(joinedAt(db, tripId, userId)))?.seq ?? 0,
  /** The version that the trip had at this moment. */
  versionAt: async (db: Db, tripId: string, at: Date) => (await first(versionAt(db, tripId, at)))?.seq ?? 0,
  arrive: (db: Db, id: string, tripId: string, user: { id: string; name: string } | null) =>
    arrive(db, id, tripId, user?.id ?? null, user?.name ?? null),
  /** @returns false when the row is gone: the database has forgotten who is there */
  stay: async (db: Db, id: string) => (await stay(db, id)).length > 0,
  leave: (db: Db, id: string, tripId: string) => leave(db, id, tripId),
  watchers: (db: Db, tripId: string) => watchers(db, tripId, silentSeconds),
};
