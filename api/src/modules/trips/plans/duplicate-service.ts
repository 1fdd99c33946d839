import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { duplicateInput, PlanChange } from '@tabi/shared/contracts/trip-changes';
import { addDays, daysApart } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { type Db, inTransaction } from '@tabi/postgres';
import { HttpError, invalid, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import type { DayEvent } from '../events/event-row.ts';
import { ideas } from '../events/idea-repository.ts';
import { isTransfer } from '../core/domain/hop-ends.ts';
import { nothingNoted } from '../core/domain/noted.ts';
import { staysOf, type DayCity } from '../core/domain/trip-days.ts';
import { dayNames } from '../core/day-names-repository.ts';
import { tripSlug, tripTitle } from '../core/domain/trip-name.ts';
import { plans } from '../core/plan-repository.ts';
import { sightOf } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { findTrip } from '../core/find-service.ts';
import type { NewTrip, TripDestinationRow, TripRow } from '../core/trip-row.ts';
import { presentedChange, requireDates, storeReplanned } from './new-days-service.ts';
import { daysOf, replan } from './replan-service.ts';

/** The way into the first city, which a copy that begins there does not have. */
const leadsIn = (event: DayEvent, first: string): boolean => event.date === first && isTransfer(event);

/** Without the stays where they are not shown, nor the ways that would tell of them. */
const withStays = (events: readonly DayEvent[], shown: boolean): DayEvent[] =>
  events.filter(
    ({ type, from_stay_id, to_stay_id }) => shown || (type !== 'stay' && from_stay_id === null && to_stay_id === null),
  );

interface Copy {
  id: string;
  viewer: Viewer;
  parts: TripDestinationRow[];
  before: DayCity[];
  start: string;
  end: string;
  source: number | null;
  /** All destinations of the original are in it. */
  whole: boolean;
}

const copyOf = (trip: TripRow, { id, viewer, parts, before, start, end, source, whole }: Copy): NewTrip => ({
  id,
  slug: tripSlug(
    before.length,
    parts.map(({ slug }) => slug),
  ),
  title: whole
    ? trip.title
    : tripTitle(
        before.length,
        parts.map(({ name }) => name),
      ),
  userId: viewer.user?.id ?? null,
  visitor: viewer.user ? null : viewer.visitor,
  startDate: start,
  endDate: end,
  startTime: trip.start_time,
  endTime: trip.end_time,
  tripPace: trip.trip_pace,
  theme: trip.theme,
  preferredTypes: trip.preferred_types,
  sourceId: source,
  currency: null,
  amount: null,
  amount_minor: null,
  party: trip.party,
  seed: randomInt(2 ** 31),
  staysGiven: trip.stays_given,
  destinations: staysOf(before),
});

/** Days are called in the copy what they are called in the original. */
async function copyNames(
  db: Db,
  original: string,
  copy: string,
  { from, to, delta }: { from: string; to: string; delta: number },
): Promise<void> {
  const named = (await dayNames.ofTrip(db, original)).filter(({ date }) => date >= from && date <= to);
  await dayNames.replace(
    db,
    copy,
    named.map(({ date, name }) => ({ date: addDays(date, delta), name })),
  );
}

/** The copy belongs to whoever makes it; what is theirs alone (budget, to-dos, people, links) stays with the original. */
export async function duplicateTrip(
  context: ApiContext,
  viewer: Viewer,
  idOrSlug: string,
  wish: z.output<typeof duplicateInput>,
): Promise<PlanChange> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  const { pool } = context;
  const trip = await findTrip(context, viewer, idOrSlug);
  if (trip.status !== 'planned') throw new HttpError('not-planned', 'This trip is not planned yet. Wait until it is.');
  if (typeof wish.source_id === 'number' && !(await cities.exists(pool, wish.source_id)))
    throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
  const all = await trips.destinations(pool, [trip.id]);
  const parts = all.filter(({ id }) => wish.destination_id === undefined || id === wish.destination_id);
  const [from, to] = [parts[0]?.start_date, parts.at(-1)?.end_date];
  if (!from || !to) throw invalid('destination_id', 'This destination is not part of the trip.');
  const delta = daysApart(from, wish.startDate);
  const end = addDays(to, delta);
  requireDates(context, wish.startDate, end, null);
  const id = randomUUID();
  const days = daysOf(parts, from, to, delta);
  const before = daysOf(all, from, to, delta);
  const copied = await trips.events(pool, trip.id);
  const seen = withStays(copied, sightOf(trip, viewer).stays);
  const ids = new Map(seen.map((event) => [event.id, randomUUID()]));
  const events = seen
    .filter((event) => event.date >= from && event.date <= to && !leadsIn(event, from))
    // An excursion lies within the stay that comes back from it; of one destination alone it is no part.
    .filter((event) => parts.some(({ id: city }) => city === event.location_id))
    .map((event) => ({
      ...event,
      id: ids.get(event.id)!,
      from_stay_id: ids.get(event.from_stay_id ?? '') ?? null,
      to_stay_id: ids.get(event.to_stay_id ?? '') ?? null,
      trip_id: id,
      ...nothingNoted,
      chosen: event.chosen,
      pushed: null,
    }));
  const dates = { start: wish.startDate, end, source: wish.source_id ?? null, whole: parts.length === all.length };
  const result = await inTransaction(pool, async (db) => {
    await trips.insert(db, copyOf(trip, { id, viewer, parts, before: days, ...dates }));
    const copy = (await trips.find(db, id)) as TripRow;
    const destinations = await trips.destinations(db, [id]);
    const others = (await trips.ideas(db, trip.id)).filter(({ location_id }) =>
      parts.some((part) => part.id === location_id),
    );
    await ideas.append(
      db,
      id,
      others.map((idea, position) => ({ position, place_id: idea.id, reason: null })),
    );
    const replanned = await replan(context, { db, trip: copy, destinations, before, days, events, delta });
    await plans.finish(db, id, null, { events: [], ideas: [], destinations: staysOf(days) });
    await storeReplanned(db, id, replanned, []);
    await copyNames(db, trip.id, id, { from, to, delta });
    return replanned;
  });
  return presentedChange(pool, context, viewer, { id, moved: result.moved });
}
