import type { Rates } from '@tabi/shared/money';
import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { PlanRows } from './domain/plan-events.ts';
import type { ConnectionRow } from '@tabi/planner';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import type { OwnGuide } from '@tabi/shared/contracts/guides';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';

export interface StoredConnection extends ConnectionRow {
  from_location_id: number;
  to_location_id: number;
}

/** A place in grounds that one walks in. */
export interface WalkedPlace {
  lat: number;
  lng: number;
  walked_in: string;
}

/** Where and what people eat in a destination. */
interface StoredKitchens {
  id: number;
  food_areas: OwnGuide['food_areas'] | null;
  dishes: OwnGuide['dishes'] | null;
}

/** What is known of destinations together, beside their places. */
export interface KnownWays {
  rates: Rates;
  connections: StoredConnection[];
  kitchens: StoredKitchens[];
}

const placesOf = statement<PlannablePlace, { locationIds: number[] }>(
  'plan.places',
  `SELECT id, location_id, name, kind, tags, lat, lng, importance, visit_minutes, hours, closed_dates, best_time, light, night, whole_id, setting, day_trip,
     walked_in, price_amount, price_currency
   FROM places WHERE location_id = ANY (:locationIds) AND NOT withdrawn ORDER BY id`,
);

const walkedPlaces = statement<WalkedPlace, { locationIds: number[] }>(
  'plan.walked-places',
  `SELECT lat, lng, walked_in FROM places WHERE location_id = ANY (:locationIds) AND walked_in IS NOT NULL ORDER BY id`,
);

const connectionsOf = statement<StoredConnection, { locationIds: number[] }>(
  'plan.connections',
  `SELECT from_location_id, to_location_id, mode, minutes, often, note FROM connections
   WHERE from_location_id = ANY (:locationIds) AND to_location_id = ANY (:locationIds)
   ORDER BY from_location_id, to_location_id, mode`,
);

const kitchensOf = statement<StoredKitchens, { locationIds: number[] }>(
  'plan.kitchens',
  `SELECT id, guide -> 'food_areas' AS food_areas, guide -> 'dishes' AS dishes
   FROM locations WHERE id = ANY (:locationIds) ORDER BY id`,
);

// Of two solvers of one trip the second finds it planned, and stores nothing.
const finish = statement<{ version: number }, { tripId: string; message: string | null }>(
  'plan.finish',
  `UPDATE trips SET status = 'planned', message = :message, planned_at = now(), version = version + 1
   WHERE id = :tripId AND status <> 'planned' RETURNING version`,
);

const fail = command<{ tripId: string; message: string }>(
  'plan.fail',
  `WITH failed AS (UPDATE trips SET status = 'failed', message = :message, version = version + 1
     WHERE id = :tripId AND status = 'in progress' RETURNING id, version)
   INSERT INTO trip_changes (trip_id, seq, kind) SELECT id, version, 'failed' FROM failed`,
);

const want = command<{ tripId: string; placeIds: number[] }>(
  'plan.want',
  `INSERT INTO trip_ideas (trip_id, position, place_id, chosen)
   SELECT :tripId, wished.position, place.id, true
   FROM unnest(:placeIds::integer[]) WITH ORDINALITY AS wished (id, position) JOIN places AS place ON place.id = wished.id
     JOIN trip_destinations AS part ON part.trip_id = :tripId AND part.location_id = place.location_id
   WHERE NOT place.withdrawn ON CONFLICT (trip_id, place_id) DO NOTHING`,
);

const wanted = statement<{ place_id: number }, { tripId: string }>(
  'plan.wanted',
  'SELECT place_id FROM trip_ideas WHERE trip_id = :tripId AND chosen AND NOT been ORDER BY position',
);

// What was wanted and has found its time is not dropped by a later planning either.
const promise = command<{ tripId: string }>(
  'plan.promise',
  `UPDATE trip_events AS event SET chosen = true FROM trip_ideas AS idea
   WHERE idea.trip_id = :tripId AND event.trip_id = :tripId AND event.type = 'visit' AND event.place_id = idea.place_id
     AND idea.chosen AND NOT idea.been`,
);

// A trip that failed before may have ideas by now; one that is planned is none any more, unless something was noted of it.
const tidy = command<{ tripId: string }>(
  'plan.tidy',
  `DELETE FROM trip_ideas AS idea USING trip_events AS event
   WHERE idea.trip_id = :tripId AND event.trip_id = :tripId AND event.type = 'visit' AND event.place_id = idea.place_id
     AND idea.amount IS NULL AND idea.custom_fields = '{}'`,
);

const store = command<{
  tripId: string;
  version: number;
  events: Json<PlanRows['events']>;
  ideas: Json<PlanRows['ideas']>;
  destinations: Json<PlanRows['destinations']>;
}>(
  'plan.store',
  `WITH events AS (
     INSERT INTO trip_events (trip_id, type, location_id, place_id, title, date, starts_at, ends_at, travel_mode, minutes, metres,
       travel_source, from_place_id, to_place_id, from_location_id, settle_minutes, meal, hours_that_day, hours_kind, open, reason)
     SELECT :tripId, row.* FROM jsonb_to_recordset(:events) AS row (type text, location_id integer, place_id integer, title text, date date,
       starts_at timestamp, ends_at timestamp, travel_mode text, minutes integer, metres integer, travel_source text,
       from_place_id integer, to_place_id integer, from_location_id integer, settle_minutes integer, meal text, hours_that_day text, hours_kind text,
       open boolean, reason text)),
   ideas AS (
     INSERT INTO trip_ideas (trip_id, position, place_id, reason)
     SELECT :tripId, coalesce((SELECT max(position) + 1 FROM trip_ideas WHERE trip_id = :tripId), 0) + row.position, row.place_id, row.reason
     FROM jsonb_to_recordset(:ideas) AS row (position integer, place_id integer, reason text)
     ON CONFLICT (trip_id, place_id) DO NOTHING),
   days AS (
     UPDATE trip_destinations AS part SET start_date = row.start_date, end_date = row.end_date
     FROM jsonb_to_recordset(:destinations) AS row (location_id integer, start_date date, end_date date)
     WHERE part.trip_id = :tripId AND part.location_id = row.location_id)
   INSERT INTO trip_changes (trip_id, seq, kind) VALUES (:tripId, :version, 'planned')`,
);

export const plans = {
  places: (db: Db, locationIds: number[]) => placesOf.rows(db, { locationIds }),
  /** Places that the traveller wants the trip to have, as far as they are in its destinations. */
  want: (db: Db, tripId: string, placeIds: number[]) => want.run(db, { tripId, placeIds }),
  wanted: async (db: Db, tripId: string) => (await wanted.rows(db, { tripId })).map(({ place_id }) => place_id),
  walkedPlaces: (db: Db, locationIds: number[]) => walkedPlaces.rows(db, { locationIds }),
  ways: async (db: Db, locationIds: number[]): Promise<KnownWays> => ({
    connections: await connectionsOf.rows(db, { locationIds }),
    rates: euroRates(await storedRates(db)),
    kitchens: await kitchensOf.rows(db, { locationIds }),
  }),
  /**
   * Stores a plan, once however often it is called; run it inside a transaction.
   * @returns false when the trip was planned already
   */
  finish: async (db: Db, tripId: string, message: string | null, rows: PlanRows): Promise<boolean> => {
    const done = await finish.first(db, { tripId, message });
    if (!done) return false;
    await store.run(db, {
      tripId,
      version: done.version,
      events: json(rows.events),
      ideas: json(rows.ideas),
      destinations: json(rows.destinations),
    });
    await promise.run(db, { tripId });
    await tidy.run(db, { tripId });
    return true;
  },
  fail: async (db: Db, tripId: string, message: string) => {
    await fail.run(db, { tripId, message });
  },
};
