import { isDeepStrictEqual } from 'node:util';
import type { DaysDelta } from '@tabi/shared/contracts/trip-changes';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import { markFor } from '../../catalogue/hearts/service.ts';
import { sightOf } from '../core/policy.ts';
import { unmarkedContent, type Look } from '../core/show-service.ts';
import type { StoredTrip } from '../core/stored-service.ts';
import { eventsByDay, seenWarnings } from './seen-days-service.ts';

/** Lists are made anew each time, of what is made once. */
const isAsBefore = (one: unknown, other: unknown): boolean =>
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => item === other[index])) ||
  isDeepStrictEqual(one, other);

/** What of the trip is otherwise, but for its version; ideas are marked with the viewer's lists, as ever. */
async function tripDelta(db: Db, look: Look, before: StoredTrip, after: StoredTrip): Promise<Partial<Trip>> {
  const [was, is] = [unmarkedContent(look, before), unmarkedContent(look, after)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => !isAsBefore(was[name], is[name]));
  const changed: Partial<Trip> = Object.fromEntries(names.map((name) => [name, is[name]]));
  return changed.side_pois
    ? { ...changed, side_pois: await markFor(db, 'places', changed.side_pois, look.viewer.user) }
    : changed;
}

/** Those that are otherwise, and the ids of those that are no more; a day that is the same list is passed over. */
function eventsDelta(before: TripEvent[][], after: TripEvent[][]): Pick<DaysDelta, 'events' | 'gone'> {
  const [asBefore, asAfter] = [new Set(before), new Set(after)];
  const was = before.filter((day) => !asAfter.has(day)).flat();
  const is = after.filter((day) => !asBefore.has(day)).flat();
  const known = new Map(was.map((event) => [event.id, event]));
  const left = new Set(is.map(({ id }) => id));
  return {
    events: is.filter((event) => known.get(event.id) !== event),
    gone: was.flatMap(({ id }) => (left.has(id) ? [] : [id])),
  };
}

/** What this viewer sees otherwise after a change of the days. The versions are left to whoever knows them. */
export async function daysDelta(
  db: Db,
  look: Look,
  before: StoredTrip,
  after: StoredTrip,
): Promise<Pick<DaysDelta, 'trip' | 'events' | 'gone' | 'warnings'>> {
  const sight = sightOf(look.trip, look.viewer);
  const { trip } = look;
  const [warned, warns] = [seenWarnings(trip, before, sight), seenWarnings(trip, after, sight)];
  return {
    trip: await tripDelta(db, look, before, after),
    ...eventsDelta(eventsByDay(trip, before, sight), eventsByDay(trip, after, sight)),
    ...(isDeepStrictEqual(warned, warns) ? {} : { warnings: warns }),
  };
}
