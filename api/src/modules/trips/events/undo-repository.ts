import { type Db, statement } from '@tabi/postgres';
import type { Both } from './domain/taking-back.ts';
import type { DayEvent } from './event-row.ts';
import type { KeptIdea } from './idea-repository.ts';

/** What a change did to the days and the ideas. */
export interface Done {
  events: Both<DayEvent>[];
  ideas: Both<KeptIdea>[];
}

const find = statement<Done, { tripId: string; seq: number }>(
  'undos.find',
  'SELECT events, ideas FROM trip_undos WHERE trip_id = :tripId AND seq = :seq',
);

export const undos = {
  /** What the change did that made this version; null when it is too long ago. */
  find: (db: Db, tripId: string, seq: number) => find.first(db, { tripId, seq }),
};
