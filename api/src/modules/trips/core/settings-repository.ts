import { command, type Db, json, type Json } from '@tabi/postgres';
import type { StoredAmount } from './domain/costs.ts';
import type { DestinationDays, TripRow } from './trip-row.ts';

type Preferences = Pick<TripRow, 'start_time' | 'end_time' | 'trip_pace' | 'preferred_types' | 'theme' | 'party'>;
type Frame = Pick<TripRow, 'id' | 'title' | 'locked' | 'source_city_id' | 'start_date' | 'end_date'>;

const budget = command<{ tripId: string; amount: number | null; amount_minor: number | null; currency: string }>(
  'trip-settings.budget',
  'UPDATE trips SET amount = :amount, amount_minor = :amount_minor, currency = :currency WHERE id = :tripId',
);
const nameCurrency = command<{ tripId: string; currency: string }>(
  'trip-settings.name-currency',
  `WITH ideas AS (UPDATE trip_ideas SET currency = :currency WHERE trip_id = :tripId AND amount IS NOT NULL AND currency IS NULL)
   UPDATE trip_events SET currency = :currency WHERE trip_id = :tripId AND amount IS NOT NULL AND currency IS NULL`,
);
const restart = command<{ tripId: string }>(
  'trip-settings.restart',
  `UPDATE trips SET status = 'in progress', message = NULL WHERE id = :tripId AND status = 'failed'`,
);
const preferences = command<{ tripId: string } & Preferences>(
  'trip-settings.preferences',
  `UPDATE trips SET start_time = :start_time, end_time = :end_time, trip_pace = :trip_pace, preferred_types = :preferred_types,
     theme = :theme, party = :party WHERE id = :tripId`,
);
const frame = command<Frame>(
  'trip-settings.frame',
  `UPDATE trips SET title = :title, locked = :locked, source_city_id = :source_city_id, start_date = :start_date,
     end_date = :end_date WHERE id = :id`,
);
const clearDestinations = command<{ tripId: string; locationIds: number[] }>(
  'trip-settings.clear-destinations',
  'DELETE FROM trip_destinations WHERE trip_id = :tripId AND NOT location_id = ANY (:locationIds)',
);
// Out of the way first: two stays may swap their positions.
const makeWay = command<{ tripId: string }>(
  'trip-settings.make-way',
  'UPDATE trip_destinations SET position = -position WHERE trip_id = :tripId',
);
const putDestinations = command<{
  tripId: string;
  stays: Json<DestinationDays[]>;
}>(
  'trip-settings.put-destinations',
  `INSERT INTO trip_destinations (trip_id, position, location_id, start_date, end_date)
   SELECT :tripId, row_number() OVER (), row.* FROM jsonb_to_recordset(:stays) AS row (location_id integer, start_date date, end_date date)
   ON CONFLICT (trip_id, location_id) DO UPDATE SET position = excluded.position, start_date = excluded.start_date,
     end_date = excluded.end_date`,
);

export const settings = {
  budget: (db: Db, tripId: string, { amount, amount_minor }: StoredAmount, currency: string) =>
    budget.run(db, { tripId, currency, amount, amount_minor }),
  /** Amounts that were noted without a currency are in this one. */
  nameCurrency: (db: Db, tripId: string, currency: string) => nameCurrency.run(db, { tripId, currency }),
  /** A trip whose planning failed waits for a plan again. */
  restart: (db: Db, tripId: string) => restart.run(db, { tripId }),
  preferences: (db: Db, tripId: string, wish: Preferences) => preferences.run(db, { ...wish, tripId }),
  /** Title, lock, where it starts from, and its days. */
  frame: (db: Db, trip: Frame) => frame.run(db, trip),
  /** Exactly these stays, in this order; those that were there keep their `part_id`. */
  destinations: async (db: Db, tripId: string, stays: DestinationDays[]): Promise<void> => {
    await clearDestinations.run(db, { tripId, locationIds: stays.map(({ location_id }) => location_id) });
    await makeWay.run(db, { tripId });
    await putDestinations.run(db, { tripId, stays: json(stays) });
  },
};
