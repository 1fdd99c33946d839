import { randomInt, randomUUID } from 'node:crypto';
import { utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import { invalid, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { readyEvents, type ReadyStop } from '../core/domain/ready-events.ts';
import { tripSlug } from '../core/domain/trip-name.ts';
import { plans } from '../core/plan-repository.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import type { NewTrip, TripRow } from '../core/trip-row.ts';
import { homeOf } from './home-repository.ts';

/** A day that somebody has planned already: a tour. */
export interface ReadyDay {
  title: string;
  location: { id: number; slug: string };
  /** `YYYY-MM-DD`. */
  date: string;
  stops: ReadyStop[];
  preferredTypes: string[];
}

const earliest = '09:00';
const latest = '22:00';
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The usual day, begun earlier or ended later where the stops ask for it; a night's end is the last minute of the day. */
function hoursOfDay(stops: ReadyStop[]): Pick<NewTrip, 'startTime' | 'endTime'> {
  const first = clock(Math.min(...stops.map(({ arrives_at }) => arrives_at)));
  const last = clock(Math.min(1439, Math.max(...stops.map(({ leaves_at }) => leaves_at))));
  return { startTime: first < earliest ? first : earliest, endTime: last > latest ? last : latest };
}

/**
 * Stores a trip of one day with its events as they are, planned from the beginning. It is the viewer's own to change.
 * @throws HttpError 419 for a stranger without a uuid, 422 for a day that has passed
 */
export async function createReadyTrip(context: ApiContext, viewer: Viewer, day: ReadyDay): Promise<TripRow> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  if (day.date < utcDay(context.now()))
    throw invalid('startDate', 'That day has passed. Choose today or a later day.', 'day-passed');
  const days = [{ location_id: day.location.id, start_date: day.date, end_date: day.date }];
  const trip: NewTrip = {
    id: randomUUID(),
    slug: tripSlug(1, [day.location.slug]),
    title: day.title,
    userId: viewer.user?.id ?? null,
    visitor: viewer.user ? null : viewer.visitor,
    startDate: day.date,
    endDate: day.date,
    ...hoursOfDay(day.stops),
    tripPace: 1,
    preferredTypes: day.preferredTypes,
    theme: 'leisure',
    sourceId: await homeOf(context.pool, viewer),
    currency: null,
    amount: null,
    amount_minor: null,
    party: null,
    seed: randomInt(2 ** 31),
    staysGiven: false,
    destinations: days,
  };
  const places = await plans.places(context.pool, [day.location.id]);
  const { events, message } = readyEvents(day, places);
  await inTransaction(context.pool, async (db) => {
    await trips.insert(db, trip);
    await plans.finish(db, trip.id, message, { events, ideas: [], destinations: days });
  });
  return findTrip(context, viewer, trip.id);
}
