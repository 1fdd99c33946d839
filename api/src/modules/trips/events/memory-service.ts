import type { Db } from '@tabi/postgres';
import { trips } from '../core/repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { differences } from './domain/taking-back.ts';
import type { DayEvent } from './event-row.ts';
import { ideas, type KeptIdea } from './idea-repository.ts';
import { undos } from './undo-repository.ts';

/** The days and ideas of a trip at one moment. */
export interface Memory {
  events: DayEvent[];
  ideas: KeptIdea[];
}

export const memoryOf = async (db: Db, { id }: Pick<TripRow, 'id'>, events?: DayEvent[]): Promise<Memory> => ({
  events: events ?? (await trips.events(db, id)),
  ideas: await ideas.kept(db, id),
});

/**
 * Keeps what a change is about to have done, so that it can be taken back.
 * @param trip as it was before the change, which makes its next version
 */
export const remember = (db: Db, trip: TripRow, before: Memory, after: Memory): Promise<unknown> =>
  undos.keep(db, trip.id, trip.version + 1, {
    events: differences(before.events, after.events, ({ id }) => id),
    ideas: differences(before.ideas, after.ideas, ({ place_id }) => place_id),
  });
