import { randomUUID } from 'node:crypto';
import type { Moved, PlanChange } from '@tabi/shared/contracts/trip-changes';
import { addDays, daysApart } from '@tabi/shared/format';
import type { Db } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { dayNames } from '../core/day-names-repository.ts';
import { isTheirs, notedOf } from '../core/domain/noted.ts';
import { staysOf } from '../core/domain/trip-days.ts';
import { plans } from '../core/plan-repository.ts';
import { orPreview, Preview } from '../core/preview-service.ts';
import { trips } from '../core/repository.ts';
import { settings } from '../core/settings-repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import type { DayEvent } from '../events/event-row.ts';
import type { KeptIdea } from '../events/idea-repository.ts';
import type { PlannablePlace } from '../../catalogue/places/domain/plannable-place.ts';
import { asOwn, shifted } from './domain/carry.ts';
import { withDay, withoutDay, type OtherDays } from './domain/whole-days.ts';
import { presentedChange, requireDates, requireSettled, storeReplanned, titleOf } from './new-days-service.ts';
import { daysOf, replan } from './replan-service.ts';

const takenOut = 'Its day was taken out of the trip.';
const wentAlong = 'It went along with its day. Ask for the new date there.';

interface Rearranged {
  events: DayEvent[];
  moved: Moved[];
  /** Places of the day that is no more. */
  ideas: KeptIdea[];
}

/** What stands on the day that is taken out: places become ideas, what is the traveller's own goes to the day beside it. */
function ofGoneDay(event: DayEvent, beside: string, found: Rearranged): void {
  const { title, date, place_id } = event;
  if (event.type === 'visit' && place_id !== null) {
    found.ideas.push({ ...notedOf(event), place_id, reason: null });
    found.moved.push({ title, poi_id: place_id, from: date, to: null, why: takenOut });
    return;
  }
  const own = event.type === 'meal' && isTheirs(event);
  if (event.type !== 'custom' && event.type !== 'stay' && !own) return;
  found.events.push(own ? asOwn(event, randomUUID(), beside, event.location_id) : shifted(event, beside, new Map()));
  found.moved.push({ title, poi_id: null, from: date, to: beside, why: takenOut });
}

/** Every event where its day is then. A booked night that goes along is told: nobody but the traveller can move it in truth. */
function rearranged(
  events: readonly DayEvent[],
  { to, days }: OtherDays,
  places: readonly PlannablePlace[],
): Rearranged {
  const byId = new Map(places.map((place) => [place.id, place]));
  const last = days.at(-1)?.date ?? '';
  const found: Rearranged = { events: [], moved: [], ideas: [] };
  for (const event of events) {
    const date = to(event.date);
    if (date === null) {
      ofGoneDay(event, event.date > last ? last : event.date, found);
      continue;
    }
    found.events.push(shifted(event, date, byId));
    if (event.type === 'stay' && date !== event.date)
      found.moved.push({ title: event.title, poi_id: null, from: event.date, to: date, why: wentAlong });
  }
  return found;
}

/** Gives the trip these days. @returns what moved and why */
async function store(context: ApiContext, db: Db, trip: TripRow, other: OtherDays): Promise<Moved[]> {
  const { days, before, to } = other;
  const [start, end] = [days[0]?.date ?? trip.start_date, days.at(-1)?.date ?? trip.end_date];
  const old = await trips.destinations(db, [trip.id]);
  const names = old.map(({ name }) => name);
  const title = titleOf(trip, names, names, [start, end]);
  const next: TripRow = { ...trip, start_date: start, end_date: end, title };
  await settings.destinations(db, trip.id, staysOf(days));
  const destinations = await trips.destinations(db, [trip.id]);
  const events = await trips.events(db, trip.id);
  const places = await plans.places(
    db,
    old.map(({ id }) => id),
  );
  const moving = rearranged(events, other, places);
  const asked = { db, trip: next, destinations, before, days, events: moving.events, delta: 0 };
  const replanned = await replan(context, asked);
  await storeReplanned(
    db,
    trip.id,
    { ...replanned, leftOver: [...moving.ideas, ...replanned.leftOver] },
    events.map(({ id }) => id),
  );
  await dayNames.move(db, trip.id, to);
  await settings.frame(db, next);
  return [...moving.moved, ...replanned.moved];
}

function change(
  context: ApiContext,
  asked: Change,
  { preview, what }: { preview: boolean; what: (db: Db, trip: TripRow) => Promise<OtherDays> },
): Promise<PlanChange> {
  return orPreview(async () => {
    const { tripId, result } = await changeTrip(context, asked, 'edit', async (db, trip) => {
      requireSettled(trip);
      if (trip.status !== 'planned') throw new HttpError('not-planned', 'This trip has no days yet. Plan it first.');
      const moved = await store(context, db, trip, await what(db, trip));
      if (preview) throw new Preview(await presentedChange(db, context, asked.viewer, { id: trip.id, moved }));
      return { kind: 'trip-changed', data: { fields: ['days'], moved }, result: moved };
    });
    return presentedChange(context.pool, context, asked.viewer, { id: tripId, moved: result });
  });
}

/** @throws HttpError 422 for a date that is no day of the trip */
export function requireDay({ start_date, end_date }: TripRow, date: string): void {
  if (date < start_date || date > end_date)
    throw invalid('date', `This is outside the trip, which goes from ${start_date} to ${end_date}.`);
}

const citiesOf = async (db: Db, trip: TripRow) =>
  daysOf(await trips.destinations(db, [trip.id]), trip.start_date, trip.end_date);

type NewDay = { date: string; side: 'before' | 'after'; preview: boolean };

/** A whole day more, before or after another one, in the same place as that and planned. */
export const addDay = (context: ApiContext, asked: Change, { date, side, preview }: NewDay): Promise<PlanChange> =>
  change(context, asked, {
    preview,
    what: async (db, trip) => {
      requireDay(trip, date);
      requireDates(context, trip.start_date, addDays(trip.end_date, 1), trip.start_date);
      const days = await citiesOf(db, trip);
      const city = days.find((day) => day.date === date)?.city ?? 0;
      return withDay(days, side === 'before' ? date : addDays(date, 1), city);
    },
  });

/** A whole day less. */
export const removeDay = (context: ApiContext, asked: Change, date: string, preview: boolean): Promise<PlanChange> =>
  change(context, asked, {
    preview,
    what: async (db, trip) => {
      requireDay(trip, date);
      if (daysApart(trip.start_date, trip.end_date) === 0)
        throw new HttpError('does-not-apply', 'This is the only day of the trip.');
      const days = await citiesOf(db, trip);
      const city = days.find((day) => day.date === date)?.city;
      if (!days.some((day) => day.date !== date && day.city === city))
        throw new HttpError('does-not-apply', 'It is the only day there. Take the destination off the trip instead.');
      return withoutDay(days, date);
    },
  });
