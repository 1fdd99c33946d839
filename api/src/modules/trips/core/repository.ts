import { command, type Db, gathered, json, type Json, statement } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { fromPlaces, poiColumns } from '../../catalogue/places/place-row.ts';
import { storedAmount, type CostRow } from './domain/costs.ts';
import type { DestinationDays, IdeaRow, NewTrip, StoredEvent, TripDestinationRow, TripRow } from './trip-row.ts';

const tripColumns = `trip.id, trip.slug, trip.title, trip.visitor_uuid, trip.status, trip.message, trip.start_date, trip.end_date,
  trip.start_time, trip.end_time, trip.trip_pace, trip.theme, trip.preferred_types, trip.currency, trip.amount, trip.amount_minor, trip.seed, trip.stays_given,
  trip.source_city_id, trip.party, trip.locked, trip.version, trip.deleted_at,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', users.id, 'name', users.name, 'email', users.email, 'is_owner', part.is_owner)
              ORDER BY part.is_owner DESC, users.email)
            FROM trip_contributors AS part JOIN users ON users.id = part.user_id WHERE part.trip_id = trip.id), '[]') AS contributors`;

/** With what a link has opened of it to `visitor`. */
const seenTrip = (visitor: string) => `${tripColumns}, opened.*
   FROM trips AS trip, LATERAL (
     SELECT count(*) > 0 AS guest, coalesce(bool_or(link.shows_notes), false) AS shows_notes,
       coalesce(bool_or(link.shows_costs), false) AS shows_costs, coalesce(bool_or(link.shows_stays), false) AS shows_stays
     FROM trip_links AS link JOIN trip_guests AS guest ON guest.link_id = link.id
     WHERE link.trip_id = trip.id AND guest.visitor_uuid = ${visitor} AND link.expires_at > :now) AS opened`;

const one = statement<TripRow, { id: string | null; idOrSlug: string; visitor: string | null; now: Date | null }>(
  'trips.one',
  `SELECT ${seenTrip(':visitor')} WHERE trip.id = :id OR trip.slug = :idOrSlug`,
);

interface OfEvent {
  event_id: string;
  visitor: string | null;
}

const ofEvents = statement<TripRow & { nth: number }, { asks: Json<(OfEvent & { nth: number })[]>; now: Date }>(
  'trips.of-events',
  `SELECT ask.nth, seen.* FROM jsonb_to_recordset(:asks) AS ask (nth integer, event_id uuid, visitor uuid)
     JOIN trip_events AS event ON event.id = ask.event_id,
     LATERAL (SELECT ${seenTrip('ask.visitor')} WHERE trip.id = event.trip_id) AS seen`,
);

const ofEvent = gathered<OfEvent & { now: Date }, TripRow | null>(async (db, asks) => {
  const numbered = asks.map(({ event_id, visitor }, nth) => ({ nth, event_id, visitor }));
  const rows = await ofEvents.rows(db, { asks: json(numbered), now: asks[0]?.now ?? new Date() });
  const found = new Map(rows.map(({ nth, ...trip }) => [nth, trip]));
  return asks.map((_, nth) => found.get(nth) ?? null);
});

const version = statement<{ version: number }, { tripId: string }>(
  'trips.version',
  'SELECT version FROM trips WHERE id = :tripId',
);

// Whoever changes a trip holds this row until the change is stored: changes come one after the other.
const locked = statement<{ version: number }, { tripId: string }>(
  'trips.lock',
  'SELECT version FROM trips WHERE id = :tripId FOR UPDATE',
);

/** What a change did to the days and the ideas, each as it was before and is since; it is kept as it is given. */
export interface Undoable {
  events: object[];
  ideas: object[];
}

/**
 * Of a trip at least so many are kept; the older ones go together, with each so many-th version. Gone one by one, each change would
 * have PostgreSQL look through all that had gone since it last vacuumed.
 */
const undosKept = 200;
const undosGoEvery = 50;

/** What is logged of a change, as it is stored. */
export interface LoggedChange {
  kind: string;
  data: object;
  user_id: string | null;
  /** Of the sending that made it. */
  key: string | null;
  undo_events: object[] | null;
  undo_ideas: object[] | null;
}

/** The columns of a LoggedChange that is given as JSON. */
export const loggedColumns = 'kind text, data jsonb, user_id uuid, key text, undo_events jsonb, undo_ideas jsonb';

/** After a `changed AS (… RETURNING id, version, …)` with the columns of a LoggedChange: keeps what was done, and logs it. */
export const loggedOfChanged = `undoable AS (SELECT id, version, undo_events, undo_ideas FROM changed WHERE undo_events IS NOT NULL),
   old AS (DELETE FROM trip_undos AS undo USING changed
     WHERE changed.version % ${undosGoEvery} = 0 AND undo.trip_id = changed.id AND undo.seq <= changed.version - ${undosKept}),
   undo AS (INSERT INTO trip_undos (trip_id, seq, events, ideas) SELECT id, version, undo_events, undo_ideas FROM undoable),
   logged AS (INSERT INTO trip_changes (trip_id, seq, kind, data, user_id, key) SELECT id, version, kind, data, user_id, key FROM changed)`;

const change = statement<{ version: number }, { tripId: string; logs: Json<LoggedChange[]> }>(
  'trips.change',
  `WITH changed AS (UPDATE trips SET version = version + 1 FROM jsonb_to_recordset(:logs) AS log (${loggedColumns})
     WHERE trips.id = :tripId RETURNING trips.id, trips.version, log.*),
   ${loggedOfChanged} SELECT version FROM changed`,
);
const changedBy = statement<{ version: number }, { tripId: string; key: string }>(
  'trips.changed-by',
  'SELECT seq AS version FROM trip_changes WHERE trip_id = :tripId AND key = :key',
);

const insert = command<Omit<NewTrip, 'destinations'> & { destinations: Json<DestinationDays[]> }>(
  'trips.insert',
  `WITH new AS (
     INSERT INTO trips (id, slug, title, visitor_uuid, start_date, end_date, start_time, end_time, trip_pace, theme,
       preferred_types, source_city_id, party, currency, amount, amount_minor, seed, stays_given)
     VALUES (:id, :slug, :title, :visitor, :startDate, :endDate, :startTime, :endTime, :tripPace, :theme,
       :preferredTypes, :sourceId, :party, :currency, :amount, :amount_minor, :seed, :staysGiven) RETURNING id),
   destinations AS (
     INSERT INTO trip_destinations (trip_id, position, location_id, start_date, end_date)
     SELECT :id, row_number() OVER (), row.*
     FROM jsonb_to_recordset(:destinations) AS row (location_id integer, start_date date, end_date date)),
   owner AS (INSERT INTO trip_contributors (trip_id, user_id, is_owner) SELECT :id, :userId::uuid, true WHERE :userId IS NOT NULL)
   INSERT INTO trip_changes (trip_id, seq, kind, user_id) VALUES (:id, 1, 'created', :userId)`,
);

const destinations = statement<TripDestinationRow, { tripIds: string[] }>(
  'trips.destinations',
  `SELECT part.trip_id, part.part_id, location.id, location.slug, location.name, country.name AS country_name, location.time_zone,
     location.currency, location.lat, location.lng, location.motif, location.landscape, location.palette, location.country_code,
     population_near(location.country_code, location.lat, location.lng) AS population, location.guide -> 'getting_about' AS getting_about,
     part.start_date, part.end_date
   FROM trip_destinations AS part JOIN locations AS location ON location.id = part.location_id
     JOIN countries AS country ON country.code = location.country_code
   WHERE part.trip_id = ANY (:tripIds) ORDER BY part.trip_id, part.position`,
);

const ideas = statement<IdeaRow, { tripId: string }>(
  'trips.ideas',
  `SELECT ${poiColumns}, idea.reason, idea.chosen, idea.been, idea.amount, idea.amount_minor, coalesce(idea.currency, trip.currency) AS currency,
     idea.currency AS own_currency, idea.custom_fields ${fromPlaces} JOIN trip_ideas AS idea ON idea.place_id = place.id JOIN trips AS trip ON trip.id = idea.trip_id
   WHERE idea.trip_id = :tripId ORDER BY idea.position`,
);

const expenseCosts = statement<{ amount_minor: number; currency: string }, { tripId: string }>(
  'trips.expense-costs',
  'SELECT amount_minor, currency FROM trip_expenses WHERE trip_id = :tripId AND amount_minor IS NOT NULL',
);

/** All of an event but where it is; for use with `trip_events AS event`. */
export const eventColumns = `event.id, event.trip_id, event.type, event.location_id, event.place_id, event.hotel_id, event.title, event.date,
  event.starts_at, event.ends_at, event.amount, event.custom_fields, event.travel_mode, event.minutes, event.metres, event.travel_source,
  event.from_place_id, event.to_place_id, event.from_stay_id, event.to_stay_id, event.from_location_id, event.settle_minutes, event.meal,
  event.hours_that_day, event.hours_kind, event.open, event.reason, event.pinned, event.chosen, event.amount_minor, event.currency, event.pushed`;

const events = statement<StoredEvent, { tripId: string }>(
  'trips.events',
  `SELECT ${eventColumns}, coalesce(event.lat, place.lat, hotel.lat) AS lat, coalesce(event.lng, place.lng, hotel.lng) AS lng
   FROM trip_events AS event LEFT JOIN places AS place ON place.id = event.place_id LEFT JOIN hotels AS hotel ON hotel.id = event.hotel_id
   WHERE event.trip_id = :tripId ORDER BY event.starts_at, event.ends_at, event.type, event.id`,
);

const own = statement<
  TripRow & { stop_count: number; todo_count: number; todo_done_count: number },
  { userId: string | null; visitor: string | null; filter: string; today: string; deletedAfter: Date; limit: number }
>(
  'trips.own',
  `SELECT ${tripColumns},
     false AS guest, false AS shows_notes, false AS shows_costs, false AS shows_stays, (SELECT count(*) FROM trip_events AS event WHERE event.trip_id = trip.id AND event.type = 'visit') AS stop_count,
     (SELECT count(*) FROM trip_todos AS todo WHERE todo.trip_id = trip.id) AS todo_count,
     (SELECT count(*) FROM trip_todos AS todo WHERE todo.trip_id = trip.id AND todo.done) AS todo_done_count
   FROM trips AS trip WHERE CASE WHEN :filter::text = 'deleted' THEN trip.deleted_at > :deletedAfter ELSE trip.deleted_at IS NULL END
     AND (CASE WHEN :userId::uuid IS NULL THEN trip.visitor_uuid = :visitor AND :filter <> 'shared'
               ELSE trip.id IN (SELECT trip_id FROM trip_contributors WHERE user_id = :userId
                                  AND CASE :filter WHEN 'shared' THEN NOT is_owner WHEN 'deleted' THEN is_owner ELSE true END) END)
     AND CASE :filter::text WHEN 'upcoming' THEN trip.end_date >= :today::date WHEN 'past' THEN trip.end_date < :today::date ELSE true END
   ORDER BY trip.deleted_at DESC, trip.end_date < :today::date, CASE WHEN trip.end_date >= :today::date THEN trip.start_date END,
     trip.start_date DESC, trip.created_at, trip.id LIMIT :limit`,
);

const changeOf = (kind: string, set: string, where: string) => `WITH changed AS (
    UPDATE trips SET ${set}, version = version + 1 WHERE id = :tripId AND ${where} RETURNING id, version)
  INSERT INTO trip_changes (trip_id, seq, kind, user_id) SELECT id, version, '${kind}', :userId::uuid FROM changed`;

const remove = command<{ tripId: string }>('trips.remove', 'UPDATE trips SET deleted_at = now() WHERE id = :tripId');
const restore = command<{ tripId: string; userId: string | null }>(
  'trips.restore',
  changeOf('restored', 'deleted_at = NULL', 'deleted_at IS NOT NULL'),
);

const claim = command<{ visitor: string; userId: string }>(
  'trips.claim',
  `WITH mine AS (UPDATE trips SET visitor_uuid = NULL, version = version + 1 WHERE visitor_uuid = :visitor RETURNING id, version),
   logged AS (INSERT INTO trip_changes (trip_id, seq, kind, user_id) SELECT id, version, 'claimed', :userId FROM mine)
   INSERT INTO trip_contributors (trip_id, user_id, is_owner) SELECT id, :userId, true FROM mine
   ON CONFLICT (trip_id, user_id) DO UPDATE SET is_owner = true`,
);

/** What a change was, and what it did if it can be taken back. */
export interface ChangeLog {
  kind: string;
  data?: object;
  undo?: Undoable | null;
}

/** Who made a change, and by which sending of it. */
export interface ChangedBy {
  userId: string | null;
  key?: string | null;
}

/** For a statement with `loggedOfChanged`. */
export const loggedChange = (
  { kind, data = {}, undo = null }: ChangeLog,
  { userId, key = null }: ChangedBy,
): LoggedChange => ({
  kind,
  data,
  user_id: userId,
  key,
  undo_events: undo?.events ?? null,
  undo_ideas: undo?.ideas ?? null,
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

export const trips = {
  /** @param guest the visitor who asks, and when: whether a link has let them in */
  find: (db: Db, idOrSlug: string, guest?: { visitor: string | null; now: Date }) =>
    one.first(db, {
      id: isUuid(idOrSlug) ? idOrSlug : null,
      idOrSlug,
      visitor: guest?.visitor ?? null,
      now: guest?.now ?? null,
    }),
  /** The trip that an event is on. */
  ofEvent: (db: Db, eventId: string, guest: { visitor: string | null; now: Date }) =>
    ofEvent(db, { event_id: eventId, ...guest }),
  /** Null when it is gone. */
  versionOf: async (db: Db, tripId: string) => (await version.first(db, { tripId }))?.version ?? null,
  /** Keeps everybody else from changing the trip until the transaction ends. @returns its version; null when it is gone */
  lock: async (db: Db, tripId: string) => (await locked.first(db, { tripId }))?.version ?? null,
  /**
   * Logs a change, counts the version up, and keeps what it did if it can be taken back.
   * @returns the version after it
   */
  change: async (db: Db, tripId: string, log: ChangeLog, by: ChangedBy): Promise<number> =>
    (await change.first(db, { tripId, logs: json([loggedChange(log, by)]) }))?.version ?? 0,
  /** The version that the change with this key made; null where there was none. */
  changedBy: async (db: Db, tripId: string, key: string) =>
    (await changedBy.first(db, { tripId, key }))?.version ?? null,
  insert: async (db: Db, trip: NewTrip) => {
    await insert.run(db, { ...trip, destinations: json(trip.destinations) });
  },
  destinations: (db: Db, tripIds: string[]) => destinations.rows(db, { tripIds }),
  ideas: (db: Db, tripId: string) => ideas.rows(db, { tripId }),
  /** What was spent besides its events and ideas. */
  expenses: async (db: Db, tripId: string): Promise<CostRow[]> =>
    (await expenseCosts.rows(db, { tripId })).map((row) => ({ ...row, ...storedAmount(row, row.currency) })),
  /** In order of time. */
  events: (db: Db, tripId: string) => events.rows(db, { tripId }),
  /**
   * @param today `YYYY-MM-DD`: a trip that ends today is still to come
   * @param deletedAfter what was deleted before is gone
   */
  own: (
    db: Db,
    { user, visitor }: Viewer,
    filter: string,
    rest: { today: string; deletedAfter: Date; limit: number },
  ) => own.rows(db, { userId: user?.id ?? null, visitor, filter, ...rest }),
  remove: (db: Db, tripId: string) => remove.run(db, { tripId }),
  restore: async (db: Db, tripId: string, userId: string | null) => (await restore.run(db, { tripId, userId })) > 0,
  /** Gives a visitor's trips to an account. */
  claim: (db: Db, visitor: string, userId: string) => claim.run(db, { visitor, userId }),
};
