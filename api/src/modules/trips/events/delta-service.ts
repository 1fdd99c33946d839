import type { DaysDelta } from '@tabi/shared/contracts/trip-changes';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import { markFor } from '../../catalogue/hearts/service.ts';
import { sightOf } from '../core/policy.ts';
import { unmarkedTrip, type Look } from '../core/show-service.ts';
import type { StoredTrip } from '../core/stored-service.ts';
import { same } from './domain/taking-back.ts';
import { seenDays } from './seen-days-service.ts';

/** Lists are made anew each time, of what is made once. */
const isAsBefore = (one: unknown, other: unknown): boolean =>
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => item === other[index])) ||
  same(one, other);

/** What of the trip is otherwise, but for its version; ideas are marked with the viewer's lists, as ever. */
async function tripDelta(db: Db, look: Look, before: StoredTrip, after: StoredTrip): Promise<Partial<Trip>> {
  const [was, is] = [unmarkedTrip(look, before), unmarkedTrip(look, after)];
  const names = (Object.keys(is) as (keyof Trip)[]).filter((name) => !isAsBefore(was[name], is[name]));
  const changed: Partial<Trip> = Object.fromEntries(names.map((name) => [name, is[name]]));
  return changed.side_pois
    ? { ...changed, side_pois: await markFor(db, 'places', changed.side_pois, look.viewer.user) }
    : changed;
}

/** What this viewer sees otherwise after a change of the days. The versions are left to whoever knows them. */
export async function daysDelta(
  db: Db,
  look: Look,
  before: StoredTrip,
  after: StoredTrip,
): Promise<Pick<DaysDelta, 'trip' | 'events' | 'gone' | 'warnings'>> {
  const sight = sightOf(look.trip, look.viewer);
  const [was, is] = [seenDays(look.trip, before, sight), seenDays(look.trip, after, sight)];
  const known = new Map(was.events.map((event) => [event.id, event]));
  const left = new Set(is.events.map(({ id }) => id));
  return {
    trip: await tripDelta(db, look, before, after),
    events: is.events.filter((event) => known.get(event.id) !== event),
    gone: was.events.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    ...(same(was.warnings, is.warnings) ? {} : { warnings: is.warnings }),
  };
}
