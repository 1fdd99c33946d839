import { type Db, prepared } from '@tabi/postgres';
import type { TripRow } from './trip-row.ts';

type Preferences = Pick<TripRow, 'start_time' | 'end_time' | 'trip_pace' | 'preferred_types' | 'theme' | 'party'>;

const budget = prepared('trip-settings.budget', 'UPDATE trips SET amount = $2, currency = $3 WHERE id = $1');
const preferences = prepared(
  'trip-settings.preferences',
  `UPDATE trips SET start_time = $2, end_time = $3, trip_pace = $4, preferred_types = $5, theme = $6, party = $7 WHERE id = $1`,
);
const frame = prepared(
  'trip-settings.frame',
  `UPDATE trips SET title = $2, locked = $3, source_city_id = $4, start_date = $5, end_date = $6 WHERE id = $1`,
);
const clearDestinations = prepared(
  'trip-settings.clear-destinations',
  'DELETE FROM trip_destinations WHERE trip_id = $1 AND NOT location_id = ANY ($2)',
);
// Out of the way first: two stays may swap their positions.
const makeWay = prepared(
  'trip-settings.make-way',
  'UPDATE trip_destinations SET position = -position WHERE trip_id = $1',
);
const putDestinations = prepared(
  'trip-settings.put-destinations',
  `INSERT INTO trip_destinations (trip_id, position, location_id, start_date, end_date)
   SELECT $1, row_number() OVER (), row.* FROM jsonb_to_recordset($2) AS row (location_id integer, start_date date, end_date date)
   ON CONFLICT (trip_id, location_id) DO UPDATE SET position = excluded.position, start_date = excluded.start_date,
     end_date = excluded.end_date`,
);

export const settings = {
  /** @param amount in the major unit of `currency` */
  budget: (db: Db, tripId: string, amount: number, currency: string) => budget(db, tripId, amount, currency),
  preferences: (db: Db, tripId: string, wish: Preferences) =>
    preferences(
      db,
      tripId,
      wish.start_time,
      wish.end_time,
      wish.trip_pace,
      wish.preferred_types,
      wish.theme,
      wish.party,
    ),
  /** Title, lock, where it starts from, and its days. */
  frame: (
    db: Db,
    {
      id,
      title,
      locked,
      source_city_id,
      start_date,
      end_date,
    }: Pick<TripRow, 'id' | 'title' | 'locked' | 'source_city_id' | 'start_date' | 'end_date'>,
  ) => frame(db, id, title, locked, source_city_id, start_date, end_date),
  /** Exactly these stays, in this order; those that were there keep their `part_id`. */
  destinations: async (
    db: Db,
    tripId: string,
    stays: { location_id: number; start_date: string; end_date: string }[],
  ): Promise<void> => {
    await clearDestinations(
      db,
      tripId,
      stays.map(({ location_id }) => location_id),
    );
    await makeWay(db, tripId);
    await putDestinations(db, tripId, JSON.stringify(stays));
  },
};
