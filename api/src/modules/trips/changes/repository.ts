import { command, type Db, statement } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';

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
  /** The same for all pages of one account, else of one browser. */
  person: string;
}

const since = statement<ChangeRow, { tripId: string; seq: number; most: number }>(
  'trip-changes.since',
  `SELECT change.seq, change.kind, change.data, users.name, change.at
   FROM trip_changes AS change LEFT JOIN users ON users.id = change.user_id
   WHERE change.trip_id = :tripId AND change.seq > :seq ORDER BY change.seq LIMIT :most`,
);

const joinedAt = statement<{ seq: number | null }, { tripId: string; userId: string }>(
  'trip-changes.joined-at',
  `SELECT max(seq) AS seq FROM trip_changes WHERE trip_id = :tripId AND kind = 'joined' AND data ->> 'user_id' = :userId`,
);
const versionAt = statement<{ seq: number | null }, { tripId: string; at: Date }>(
  'trip-changes.version-at',
  'SELECT max(seq) AS seq FROM trip_changes WHERE trip_id = :tripId AND at <= :at',
);

// Presence is told to whoever listens, and not logged: it is not a change to the trip.
const arrive = command<{
  id: string;
  tripId: string;
  userId: string | null;
  visitor: string | null;
  name: string | null;
}>(
  'trip-changes.arrive',
  `WITH seen AS (INSERT INTO trip_watchers (id, trip_id, user_id, visitor, name, seen_at)
     VALUES (:id, :tripId, :userId, :visitor, :name, now())
     ON CONFLICT (id) DO UPDATE SET seen_at = now())
   SELECT pg_notify('trip_presence', :tripId::text)`,
);
const stay = command<{ id: string }>('trip-changes.stay', 'UPDATE trip_watchers SET seen_at = now() WHERE id = :id');
const leave = command<{ id: string; tripId: string }>(
  'trip-changes.leave',
  `WITH gone AS (DELETE FROM trip_watchers WHERE id = :id OR seen_at < now() - interval '1 hour')
   SELECT pg_notify('trip_presence', :tripId::text)`,
);
const watchers = statement<WatcherRow, { tripId: string; silentSeconds: number }>(
  'trip-changes.watchers',
  `SELECT * FROM (
     SELECT DISTINCT ON (person) id, name, coalesce(user_id, visitor, id) AS person FROM trip_watchers
     WHERE trip_id = :tripId AND seen_at > now() - make_interval(secs => :silentSeconds) ORDER BY person, id
   ) AS people ORDER BY name, id`,
);

/** Rows of processes that died are no longer counted after this. */
const silentSeconds = 60;

export const changes = {
  since: (db: Db, tripId: string, seq: number, most: number) => since.rows(db, { tripId, seq, most }),
  /** The version with which somebody joined last; 0 for who was there from the beginning. */
  joinedAt: async (db: Db, tripId: string, userId: string) => (await joinedAt.first(db, { tripId, userId }))?.seq ?? 0,
  /** The version that the trip had at this moment. */
  versionAt: async (db: Db, tripId: string, at: Date) => (await versionAt.first(db, { tripId, at }))?.seq ?? 0,
  /** A page of this viewer has the trip open. */
  arrive: (db: Db, id: string, tripId: string, { user, visitor }: Viewer) =>
    arrive.run(db, {
      id,
      tripId,
      userId: user?.id ?? null,
      visitor: user ? null : visitor,
      name: user?.name ?? null,
    }),
  /** @returns false when the row is gone: the database has forgotten who is there */
  stay: async (db: Db, id: string) => (await stay.run(db, { id })) > 0,
  leave: (db: Db, id: string, tripId: string) => leave.run(db, { id, tripId }),
  /** Everybody who has it open, each once, however many pages are theirs. */
  watchers: (db: Db, tripId: string) => watchers.rows(db, { tripId, silentSeconds }),
};
