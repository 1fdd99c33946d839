import type { DaysChange, DaysDelta } from '@tabi/shared/contracts/trip-changes';
import { HttpError } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { ratesInMemory } from '../../catalogue/currencies/repository.ts';
import type { Change } from '../core/change-service.ts';
import { findTrip } from '../core/find-service.ts';
import { keptTrips } from '../core/kept-service.ts';
import { authorize } from '../core/policy.ts';
import { withEvents, type StoredTrip } from '../core/stored-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { daysDelta } from './delta-service.ts';
import {
  daysOf,
  editDays,
  eventsToWrite,
  eventsWritten,
  logOf,
  requireRoom,
  toldOf,
  wholeDays,
  withWays,
  type Days,
  type Edit,
} from './edit-service.ts';
import type { DayEvent } from './event-row.ts';
import { dayEvents } from './repository.ts';

/** All days, or what has changed of them for those who asked to be told briefly. */
export type DaysTold = DaysChange | DaysDelta;

/** Never a preview: what is found here is stored. */
type FindEdit = (days: Days) => Promise<Edit & { preview?: never }>;

interface Worked {
  wanted: Edit;
  events: DayEvent[];
}

/** Null for what is refused: under the lock it may have been done already. */
async function workOut(days: Days, edit: FindEdit): Promise<Worked | null> {
  try {
    const wanted = await edit(days);
    requireRoom(days.events, wanted.events);
    return { wanted, events: await withWays(days, wanted) };
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** @returns the trip after it and its version; null where nothing was written, as the trip is no longer the one that was seen */
async function write(
  { db, trip }: Days,
  before: StoredTrip,
  { wanted, events }: Worked,
  { viewer, key = null }: Change,
): Promise<{ version: number; after: StoredTrip } | null> {
  const { changed, gone, done } = eventsToWrite(before.events, events);
  const written = await dayEvents.writeAtOnce(
    db,
    { trip_id: trip.id, version: trip.version, gone, events: changed },
    { undo: { events: done, ideas: [] }, ...logOf(wanted) },
    { userId: viewer.user?.id ?? null, key },
  );
  if (!written) return null;
  const { version, stored } = written;
  return { version, after: await withEvents(db, before, eventsWritten(before.events, events, stored)) };
}

/** @returns null where nothing was changed, and the edit is to be made under the trip's lock */
async function editAtOnce(
  context: ApiContext,
  change: Change,
  trip: TripRow,
  edit: FindEdit,
): Promise<DaysTold | null> {
  const { viewer, ifMatch, brief } = change;
  const [kept, edition, rates] = [keptTrips(context), context.mirror.edition(), await context.mirror.of(ratesInMemory)];
  const before = kept.find(trip);
  if (!before || (ifMatch !== null && ifMatch !== trip.version)) return null;
  const days = daysOf(context, context.pool, trip, before);
  const worked = await workOut(days, edit);
  const written = worked && (await write(days, before, worked, change));
  if (!written) return null;
  const { version, after } = written;
  kept.keep({ ...trip, version }, edition, after);
  const told = { version, ...toldOf(worked.wanted) };
  const look = { trip, viewer, rates };
  if (brief) {
    const delta = await daysDelta(days.db, look, before, after);
    return { since: trip.version, ...told, ...delta, trip: { version, ...delta.trip } };
  }
  const whole = await wholeDays(days.db, look, after);
  return { ...told, ...whole, trip: { ...whole.trip, version } };
}

/**
 * Changes nothing but events, and answers as `editDays` does. Where the trip is open and nobody else changes it at that moment,
 * one statement stores and logs everything, and the answer is brief where that was asked for; else it is done step by step.
 * @param edit reads only: it may be asked twice
 */
export async function editEvents(context: ApiContext, change: Change, edit: FindEdit): Promise<DaysTold> {
  const { viewer, known } = change;
  const told = known ? await editAtOnce(context, change, known, edit) : null;
  if (told) return told;
  const seen = change.seen ?? (await findTrip(context, viewer, change.trip));
  authorize(seen, viewer, 'edit');
  return (await editAtOnce(context, change, seen, edit)) ?? editDays(context, { ...change, seen }, edit);
}
