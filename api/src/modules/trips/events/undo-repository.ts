import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { Both } from './domain/taking-back.ts';
import type { DayEvent } from './event-row.ts';
import type { KeptIdea } from './idea-repository.ts';

/** What a change did to the days and the ideas. */
export interface Done {
  events: Both<DayEvent>[];
  ideas: Both<KeptIdea>[];
}

/** Newer ones push older ones out. */
const mostOfTrip = 200;

const keep = command<{
  tripId: string;
  seq: number;
  events: Json<Done['events']>;
  ideas: Json<Done['ideas']>;
  most: number;
}>(
  'undos.keep',
  `WITH old AS (DELETE FROM trip_undos WHERE trip_id = :tripId AND seq <= :seq::integer - :most)
   INSERT INTO trip_undos (trip_id, seq, events, ideas) VALUES (:tripId, :seq, :events, :ideas)`,
);

const find = statement<Done, { tripId: string; seq: number }>(
  'undos.find',
  'SELECT events, ideas FROM trip_undos WHERE trip_id = :tripId AND seq = :seq',
);

export const undos = {
  /** @param seq the trip's version after the change */
  keep: (db: Db, tripId: string, seq: number, { events, ideas }: Done) =>
    keep.run(db, { tripId, seq, events: json(events), ideas: json(ideas), most: mostOfTrip }),
  find: (db: Db, tripId: string, seq: number) => find.first(db, { tripId, seq }),
};
