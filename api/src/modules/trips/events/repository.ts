import { command, type Db, gathered, json, type Json, statement } from '@tabi/postgres';
import {
  eventColumns,
  loggedChange,
  loggedColumns,
  loggedOfChanged,
  type ChangedBy,
  type ChangeLog,
  type LoggedChange,
} from '../core/repository.ts';
import type { DayEvent } from './event-row.ts';

const tripOf = statement<{ trip_id: string; type: DayEvent['type'] }, { eventId: string }>(
  'day-events.trip-of',
  'SELECT trip_id, type FROM trip_events WHERE id = :eventId',
);

const remove = command<{ tripId: string; ids: string[] }>(
  'day-events.remove',
  'DELETE FROM trip_events WHERE trip_id = :tripId AND id = ANY (:ids)',
);

/** Rows of events of a trip written from `row`; `FROM … AS row` comes between the two. */
const insertEvents = (
  tripId: string,
) => `INSERT INTO trip_events AS event (id, trip_id, type, location_id, place_id, hotel_id, title, date, starts_at, ends_at, amount,
     custom_fields, travel_mode, minutes, metres, travel_source, from_place_id, to_place_id, from_stay_id, to_stay_id, from_location_id, settle_minutes, meal,
     hours_that_day, hours_kind, open, reason, pinned, chosen, amount_minor, currency, pushed, lat, lng)
   SELECT row.id, ${tripId}, row.type, row.location_id, row.place_id, row.hotel_id, row.title, row.date, row.starts_at, row.ends_at,
     row.amount, row.custom_fields, row.travel_mode, row.minutes, row.metres, row.travel_source, row.from_place_id,
     row.to_place_id, row.from_stay_id, row.to_stay_id, row.from_location_id, row.settle_minutes, row.meal, row.hours_that_day, row.hours_kind, row.open, row.reason, row.pinned,
     coalesce(row.chosen, false), row.amount_minor, row.currency, row.pushed,
     CASE WHEN row.place_id IS NULL AND row.hotel_id IS NULL THEN row.lat END, CASE WHEN row.place_id IS NULL AND row.hotel_id IS NULL THEN row.lng END`;
const orWriteOver = `ON CONFLICT (id) DO UPDATE SET location_id = excluded.location_id, place_id = excluded.place_id, title = excluded.title,
     date = excluded.date, starts_at = excluded.starts_at, ends_at = excluded.ends_at, amount = excluded.amount,
     custom_fields = excluded.custom_fields, travel_mode = excluded.travel_mode, minutes = excluded.minutes,
     metres = excluded.metres, travel_source = excluded.travel_source, from_place_id = excluded.from_place_id,
     to_place_id = excluded.to_place_id, from_stay_id = excluded.from_stay_id, to_stay_id = excluded.to_stay_id, from_location_id = excluded.from_location_id,
     settle_minutes = excluded.settle_minutes,
     hours_that_day = excluded.hours_that_day, hours_kind = excluded.hours_kind,
     open = excluded.open, reason = excluded.reason, pinned = excluded.pinned, chosen = excluded.chosen,
     amount_minor = excluded.amount_minor, currency = excluded.currency, pushed = excluded.pushed, lat = excluded.lat, lng = excluded.lng,
     hotel_id = excluded.hotel_id
   RETURNING ${eventColumns}, coalesce(event.lat, (SELECT lat FROM places WHERE id = event.place_id), (SELECT lat FROM hotels WHERE id = event.hotel_id)) AS lat,
     coalesce(event.lng, (SELECT lng FROM places WHERE id = event.place_id), (SELECT lng FROM hotels WHERE id = event.hotel_id)) AS lng`;
const rowsOf = (events: string) => `jsonb_populate_recordset(NULL::trip_events, ${events}) AS row`;

const store = statement<DayEvent, { tripId: string; events: Json<DayEvent[]> }>(
  'day-events.store',
  `${insertEvents(':tripId')} FROM ${rowsOf(':events')} ${orWriteOver}`,
);

/** What was worked out for one version of a trip. */
interface EventsEdit {
  trip_id: string;
  /** Which it has before. */
  version: number;
  /** Ids of events that are no more. */
  gone: string[];
  /** New ones, and those that are otherwise. */
  events: DayEvent[];
}

type StoredOrNone = DayEvent | { [Column in keyof DayEvent]: null };

// A trip that somebody else changes at that moment is passed over: those who wait for it would keep all others waiting.
const writeAtOnce = statement<
  StoredOrNone & { changed_id: string; trip_version: number },
  { edits: Json<(EventsEdit & LoggedChange)[]> }
>(
  'day-events.write-at-once',
  `WITH edit AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(:edits) AS edit (trip_id uuid, version integer, gone uuid[], events jsonb, ${loggedColumns})),
   free AS (SELECT trip.id FROM edit JOIN trips AS trip ON trip.id = edit.trip_id AND trip.version = edit.version
       WHERE trip.deleted_at IS NULL AND NOT EXISTS (SELECT FROM trip_changes AS done WHERE done.trip_id = edit.trip_id AND done.key = edit.key)
       FOR UPDATE OF trip SKIP LOCKED),
   changed AS (UPDATE trips SET version = trips.version + 1 FROM free JOIN edit ON edit.trip_id = free.id WHERE trips.id = free.id
       RETURNING trips.id, trips.version, edit.gone, edit.events, edit.kind, edit.data, edit.user_id, edit.key, edit.undo_events, edit.undo_ideas),
   gone AS (DELETE FROM trip_events AS event USING changed
     WHERE changed.gone <> '{}' AND event.trip_id = changed.id AND event.id = ANY (changed.gone)),
   stored AS (${insertEvents('changed.id')} FROM changed, ${rowsOf('changed.events')} ${orWriteOver}),
   ${loggedOfChanged}
   SELECT changed.id AS changed_id, changed.version AS trip_version, stored.* FROM changed LEFT JOIN stored ON stored.trip_id = changed.id`,
);

/** The next version of a trip, with the events that were written as they are stored. */
interface Written {
  version: number;
  stored: DayEvent[];
}

/** Null for what was worked out for another version than there is, also for all but the first of several for one trip. */
const writeAll = gathered<EventsEdit & LoggedChange, Written | null>(async (db, edits) => {
  const first = new Map([...edits].reverse().map((edit) => [edit.trip_id, edit]));
  const rows = await writeAtOnce.rows(db, { edits: json([...first.values()]) });
  const written = new Map<string, Written>();
  for (const { changed_id, trip_version, ...event } of rows) {
    const trip = written.get(changed_id) ?? { version: trip_version, stored: [] };
    if (event.id !== null) trip.stored.push(event);
    written.set(changed_id, trip);
  }
  return edits.map((edit) => (first.get(edit.trip_id) === edit ? (written.get(edit.trip_id) ?? null) : null));
});

const isVisited = statement<{ id: string }, { tripId: string; placeId: number }>(
  'day-events.is-visited',
  `SELECT id FROM trip_events WHERE trip_id = :tripId AND place_id = :placeId AND type = 'visit' LIMIT 1`,
);

const partOf = statement<{ trip_id: string; location_id: number }, { partId: string }>(
  'day-events.part-of',
  'SELECT trip_id, location_id FROM trip_destinations WHERE part_id = :partId',
);

export const dayEvents = {
  tripOf: (db: Db, eventId: string) => tripOf.first(db, { eventId }),
  remove: (db: Db, tripId: string, ids: string[]) => remove.run(db, { tripId, ids }),
  /** Adds those that are new, and writes over those that are not. @returns them as they are stored, in no order */
  store: (db: Db, tripId: string, events: DayEvent[]) => store.rows(db, { tripId, events: json(events) }),
  /**
   * What was worked out for one version of a trip, stored and logged with no lock before, together with what others have sent.
   * @returns null where nothing was stored, as the trip has become another meanwhile, is just being changed, or was changed
   * under this key
   */
  writeAtOnce: (
    db: Db,
    { trip_id, version, gone, events }: EventsEdit,
    log: ChangeLog,
    by: ChangedBy,
  ): Promise<Written | null> => writeAll(db, { trip_id, version, gone, events, ...loggedChange(log, by) }),
  isVisited: async (db: Db, tripId: string, placeId: number) =>
    (await isVisited.first(db, { tripId, placeId })) !== null,
  /** Which trip a stay in a destination belongs to. */
  partOf: (db: Db, partId: string) => partOf.first(db, { partId }),
};
