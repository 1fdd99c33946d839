import { command, type Db, json, type Json, statement } from '@tabi/postgres';

export interface DayName {
  date: string;
  name: string;
}

const ofTrip = statement<DayName, { tripId: string }>(
  'day-names.of-trip',
  'SELECT date, name FROM trip_day_names WHERE trip_id = :tripId ORDER BY date',
);
const clear = command<{ tripId: string }>('day-names.clear', 'DELETE FROM trip_day_names WHERE trip_id = :tripId');
const put = command<{ tripId: string; names: Json<DayName[]> }>(
  'day-names.put',
  `INSERT INTO trip_day_names (trip_id, date, name)
   SELECT :tripId, row.date, row.name FROM jsonb_to_recordset(:names) AS row (date date, name text)`,
);

const replace = async (db: Db, tripId: string, names: DayName[]): Promise<void> => {
  await clear.run(db, { tripId });
  if (names.length > 0) await put.run(db, { tripId, names: json(names) });
};

export const dayNames = {
  ofTrip: (db: Db, tripId: string) => ofTrip.rows(db, { tripId }),
  /** Exactly these. */
  replace,
  /** Each name goes where its day goes. @param to null: there is no such day any more */
  move: async (db: Db, tripId: string, to: (date: string) => string | null): Promise<void> => {
    const names = await ofTrip.rows(db, { tripId });
    if (names.length === 0) return;
    const moved = names.flatMap(({ date, name }) => {
      const on = to(date);
      return on === null ? [] : [{ date: on, name }];
    });
    await replace(db, tripId, moved);
  },
};
