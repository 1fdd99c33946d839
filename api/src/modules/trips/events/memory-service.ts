import type { Db } from '@tabi/postgres';
import { trips } from '../core/repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { differences } from './domain/taking-back.ts';
import type { DayEvent } from './event-row.ts';
import { ideas, type KeptIdea } from './idea-repository.ts';
import type { Done } from './undo-repository.ts';

/** The days and ideas of a trip at one moment. */
export interface Memory {
  events: DayEvent[];
  ideas: KeptIdea[];
}

export const memoryOf = async (db: Db, { id }: Pick<TripRow, 'id'>, events?: DayEvent[]): Promise<Memory> => ({
  events: events ?? (await trips.events(db, id)),
  ideas: await ideas.kept(db, id),
});

/** What was done to the days and ideas between two moments, so that it can be taken back. */
export const doneBetween = (before: Memory, after: Memory): Done => ({
  events: differences(before.events, after.events, ({ id }) => id),
  ideas: differences(before.ideas, after.ideas, ({ place_id }) => place_id),
});
