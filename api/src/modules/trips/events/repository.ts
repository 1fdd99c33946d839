import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import {
  eventColumns,
  loggedOfChanged,
  logParams,
  type ChangedBy,
  type ChangeLog,
  type LogParams,
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

/** Rows of events written from `:events`; `FROM jsonb_populate_recordset(…) AS row` comes between the two. */
const insertEvents = `INSERT INTO trip_events AS event (id, trip_id, type, location_id, place_id, hotel_id, title, date, starts_at, ends_at, amount,
     custom_fields, travel_mode, minutes, metres, travel_source, from_place_id, to_place_id, from_stay_id, to_stay_id, from_location_id, settle_minutes, meal,
     hours_that_day, hours_kind, open, reason, pinned, chosen, amount_minor, currency, pushed, lat, lng)
   SELECT row.id, :tripId, row.type, row.location_id, row.place_id, row.hotel_id, row.title, row.date, row.starts_at, row.ends_at,
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
const givenEvents = 'jsonb_populate_recordset(NULL::trip_events, :events) AS row';

const store = statement<DayEvent, { tripId: string; events: Json<DayEvent[]> }>(
  'day-events.store',
  `${insertEvents} FROM ${givenEvents} ${orWriteOver}`,
);

interface EventsOf {
  tripId: string;
  /** Which it has before. */
  version: number;
  /** Ids of events that are no more. */
  gone: string[];
}

type StoredOrNone = DayEvent | { [Column in keyof DayEvent]: null };

// The row of the trip is written first: whoever else changes it at that moment waits, and finds another version then.
const writeAtOnce = statement<
  StoredOrNone & { trip_version: number },
  EventsOf & LogParams & { events: Json<DayEvent[]> }
>(
  'day-events.write-at-once',
  `WITH changed AS (UPDATE trips SET version = version + 1 WHERE id = :tripId AND version = :version AND deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM trip_changes WHERE trip_id = :tripId AND key = :key) RETURNING id, version),
   gone AS (DELETE FROM trip_events AS event USING changed WHERE event.trip_id = changed.id AND event.id = ANY (:gone)),
   stored AS (${insertEvents} FROM changed, ${givenEvents} ${orWriteOver}),
   ${loggedOfChanged}
   SELECT changed.version AS trip_version, stored.* FROM changed LEFT JOIN stored ON true`,
);

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
   * What was worked out for one version of a trip, stored and logged with no lock before.
   * @returns the next version, with the events that were written as they are stored; null where nothing was, as the trip has
   * become another meanwhile or was changed under this key
   */
  writeAtOnce: async (
    db: Db,
    { events, ...what }: EventsOf & { events: DayEvent[] },
    log: ChangeLog,
    by: ChangedBy,
  ): Promise<{ version: number; stored: DayEvent[] } | null> => {
    const rows = await writeAtOnce.rows(db, { ...what, events: json(events), ...logParams(log, by) });
    const stored = rows.flatMap(({ trip_version: _version, ...event }) => (event.id === null ? [] : [event]));
    return rows[0] ? { version: rows[0].trip_version, stored } : null;
  },
  isVisited: async (db: Db, tripId: string, placeId: number) =>
    (await isVisited.first(db, { tripId, placeId })) !== null,
  /** Which trip a stay in a destination belongs to. */
  partOf: (db: Db, partId: string) => partOf.first(db, { partId }),
};
