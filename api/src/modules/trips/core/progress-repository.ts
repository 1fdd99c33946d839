import { command, type Db, statement } from '@tabi/postgres';
import type { TripProgress } from '@tabi/shared/contracts/trips';

// A trip that was deleted meanwhile has none.
const reach = command<{ tripId: string; stage: TripProgress['stage']; places: number | null }>(
  'trip-progress.reach',
  `INSERT INTO trip_progress (trip_id, stage, places) SELECT id, :stage, :places FROM trips WHERE id = :tripId
   ON CONFLICT (trip_id) DO UPDATE SET stage = excluded.stage, places = excluded.places`,
);
const end = command<{ tripId: string }>('trip-progress.end', 'DELETE FROM trip_progress WHERE trip_id = :tripId');
const now = statement<{ stage: TripProgress['stage']; places: number | null }, { tripId: string }>(
  'trip-progress.now',
  'SELECT stage, places FROM trip_progress WHERE trip_id = :tripId',
);

/** What the planner is at with a trip. */
export const progress = {
  reach: async (db: Db, tripId: string, stage: TripProgress['stage'], places: number | null) => {
    await reach.run(db, { tripId, stage, places });
  },
  end: async (db: Db, tripId: string) => {
    await end.run(db, { tripId });
  },
  /** Null before it has begun. */
  now: (db: Db, tripId: string): Promise<TripProgress | null> => now.first(db, { tripId }),
};
