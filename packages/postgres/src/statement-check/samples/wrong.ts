import { command, statement, type Json } from '../../statement.ts';

export const unknown = statement<{ id: string }>('wrong.column', 'SELECT id, nowhere FROM trips');
export const parameters = statement<{ id: string }, { id: number; day: Date; never: string }>(
  'wrong.parameters',
  'SELECT id FROM trips WHERE id = :id AND start_date = :day AND title = :title',
);
export const list = command<{ tripId: string; data: object }>(
  'wrong.list',
  `INSERT INTO trip_changes (trip_id, seq, kind, data) VALUES (:tripId, 1, 'x', :data) RETURNING seq`,
);
export const types = statement<{
  id: number;
  deleted_at: string | null;
  start_date: Date;
  seeds: number[];
  data: Date;
}>(
  'wrong.types',
  `SELECT trips.id, deleted_at, start_date, ARRAY[seed::int8] AS seeds, data FROM trips
   JOIN trip_changes ON trip_id = trips.id`,
);
export const nulls = statement<{ message: string; visitor: string; best: number; id: string }>(
  'wrong.nulls',
  `SELECT message, guest.visitor_uuid AS visitor, (SELECT max(seed) FROM trips) AS best, trip.id
   FROM trips AS trip LEFT JOIN trip_guests AS guest ON guest.visitor_uuid = trip.visitor_uuid`,
);
export const names = statement<{ id: string; name: string }>('wrong.names', 'SELECT id, title FROM trips');
export const words = statement<{ kind: 'invite' | 'public' }>('wrong.words', 'SELECT kind FROM trip_links');
export const later = () => statement<{ id: string }>('wrong.later', 'SELECT id FROM trips');
export const entries = command<{ tripId: string; ideas: Json<{ position: string; place: number }[]> }>(
  'wrong.entries',
  `INSERT INTO trip_ideas (trip_id, position, place_id)
   SELECT :tripId, row.* FROM jsonb_to_recordset(:ideas) AS row (position integer, place_id integer)`,
);
