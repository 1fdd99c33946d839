import { randomUUID } from 'node:crypto';
import type { DaysChange } from '@tabi/shared/contracts/trip-changes';
import type { EventPatch, NewCustomEventInput, NewEventInput } from '@tabi/shared/contracts/trip-events';
import { minutesBetween } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError, invalid, notFound } from '../../../http/http-error.ts';
import { distanceMetres, type Mode } from '@tabi/planner';
import { bookableHotel } from '../../catalogue/hotels/repository.ts';
import { plannablePlace } from '../../catalogue/places/repository.ts';
import type { Change } from '../core/change-service.ts';
import { isTransfer, wayTitle } from '../core/domain/hop-ends.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { notedOf, withNoted } from '../core/domain/noted.ts';
import { blankEvent } from './domain/blank-event.ts';
import { later, onDay } from './domain/clock.ts';
import { destinationOn } from '../core/domain/trip-days.ts';
import { pushedOf, pushLater, takenBack } from './domain/push-later.ts';
import { hoursOfVisit } from './domain/warnings.ts';
import { editEvents, type DaysTold } from './edit-at-once-service.ts';
import { editDays, type Days } from './edit-service.ts';
import { pointOf, type DayEvent } from './event-row.ts';
import { withHours } from './hours-service.ts';
import { ideas } from './idea-repository.ts';
import { dayEvents } from './repository.ts';
import { withRoom } from './room-service.ts';

const dayMinutes = 1440;

/** @throws HttpError 422 for what is impossible rather than unwise */
export function requireInside({ trip }: Pick<Days, 'trip'>, { type, starts_at, ends_at }: DayEvent): void {
  const date = starts_at.slice(0, 10);
  if (date < trip.start_date || date > trip.end_date)
    throw invalid('start', `This is outside the trip, which goes from ${trip.start_date} to ${trip.end_date}.`);
  if (ends_at <= starts_at) throw invalid('end', 'The end must be after the start.');
  const most =
    type === 'stay' ? minutesBetween(`${date} 00:00:00`, `${trip.end_date} 00:00:00`) + 2 * dayMinutes : dayMinutes;
  if (minutesBetween(starts_at, ends_at) > most)
    throw invalid('end', type === 'stay' ? 'The trip ends before you check out.' : 'An event can take a day at most.');
}

/** An event of nobody in particular, in the destination of its day. */
export const blank = (
  days: Days,
  type: DayEvent['type'],
  start: string,
  end: string,
  id: string = randomUUID(),
): DayEvent => {
  const location_id = destinationOn(days.destinations, start.slice(0, 10))?.id ?? 0;
  return blankEvent({ id, trip_id: days.trip.id, location_id }, type, start, end);
};

/** What somebody says that something costs. */
type Said = {
  amount?: number | null | undefined;
  amount_minor?: number | null | undefined;
  currency?: string | undefined;
};

/** What an event costs, in the currency given, else the budget's, else the money of its destination. */
function costOf(
  { trip, destinations }: Days,
  event: DayEvent,
  { currency: given, ...said }: Said,
): Pick<DayEvent, 'amount' | 'amount_minor' | 'currency'> {
  const local = destinations.find(({ id }) => id === event.location_id)?.currency ?? null;
  const currency = given?.toUpperCase() ?? trip.currency ?? local ?? '';
  const stored = storedAmount(said, currency);
  return { ...stored, currency: stored.amount === null || currency === '' ? null : currency };
}

const saidIn = ({ amount, amount_minor, currency }: Said): Said => ({ amount, amount_minor, currency });

export async function placeOf({ db, destinations }: Days, placeId: number) {
  const place = await plannablePlace(db, placeId);
  if (!place) throw invalid('poi_id', 'This place does not exist.');
  if (!destinations.some(({ id }) => id === place.location_id))
    throw invalid('poi_id', `${place.name} is not in a destination of this trip. Add its destination first.`);
  return place;
}

async function visitEvent(days: Days, input: NewEventInput, placeId: number): Promise<DayEvent> {
  const place = await placeOf(days, placeId);
  const event = {
    ...blank(days, 'visit', input.start, input.end ?? later(input.start, place.visit_minutes), input.id),
    place_id: place.id,
    location_id: place.location_id,
    title: place.name,
    lat: place.lat,
    lng: place.lng,
  };
  return { ...event, ...hoursOfVisit(place, event) };
}

const morningAfter = (start: string) => `${later(start, dayMinutes).slice(0, 10)} 11:00:00`;

async function hotelStay(days: Days, input: NewEventInput, hotelId: number): Promise<DayEvent> {
  const hotel = await bookableHotel(days.db, hotelId);
  if (!hotel) throw invalid('hotel_id', 'This hotel does not exist.');
  if (!days.destinations.some(({ id }) => id === hotel.location_id))
    throw invalid('hotel_id', `${hotel.name} is not in a destination of this trip. Add its destination first.`);
  const event = blank(days, 'stay', input.start, input.end ?? morningAfter(input.start), input.id);
  const { id, location_id, name, lat, lng } = hotel;
  return { ...event, hotel_id: id, location_id, title: name, lat, lng };
}

/** At a friend's, or in a house that is no hotel of the catalogue. */
const ownStay = (
  days: Days,
  { id, start, end }: NewEventInput,
  stay: NonNullable<NewEventInput['stay']>,
): DayEvent => ({
  ...blank(days, 'stay', start, end ?? morningAfter(start), id),
  ...stay,
});

/** @throws HttpError 422 for an id that an event has, of whatever trip: it must not be written over */
async function requireFree({ db }: Days, id: string | undefined): Promise<void> {
  if (id !== undefined && (await dayEvents.tripOf(db, id)))
    throw invalid('id', 'There is an event with this id already. Send it with another one, or with none.');
}

function newEventOf(days: Days, input: NewEventInput): DayEvent | Promise<DayEvent> {
  const { poi_id, hotel_id = 0, stay } = input;
  if (stay) return ownStay(days, input, stay);
  return poi_id === undefined ? hotelStay(days, input, hotel_id) : visitEvent(days, input, poi_id);
}

export const addEvent = (context: ApiContext, change: Change, input: NewEventInput): Promise<DaysChange> =>
  editDays(context, change, async (days) => {
    await requireFree(days, input.id);
    const made = await newEventOf(days, input);
    const { custom_fields } = input;
    const wanted = { ...made, chosen: true, ...costOf(days, made, saidIn(input)), custom_fields };
    requireInside(days, wanted);
    const [idea] = wanted.place_id === null ? [] : await ideas.take(days.db, days.trip.id, [wanted.place_id]);
    const event = withNoted(wanted, idea);
    const added = [...days.events, event];
    const events = input.make_room ? await withRoom(days, added, event) : added;
    return { kind: 'event-added', events, dates: [event.date], eventId: event.id };
  });

export const addCustomEvent = (context: ApiContext, change: Change, input: NewCustomEventInput): Promise<DaysTold> =>
  editEvents(context, change, async (days) => {
    const { id, title, start, end, custom_fields, lat = null, lng = null } = input;
    await requireFree(days, id);
    const own = blank(days, 'custom', start, end, id);
    const event = { ...own, title, lat, lng, ...costOf(days, own, saidIn(input)), custom_fields };
    requireInside(days, event);
    return { kind: 'event-added', events: [...days.events, event], dates: [event.date], eventId: event.id };
  });

function eventIn(days: Days, id: string, custom = false): DayEvent {
  const event = days.events.find((other) => other.id === id);
  if (!event || (custom && event.type !== 'custom')) throw notFound();
  return event;
}

/** A visit or an event of one's own; ways follow from them. */
function stopIn(days: Days, id: string, custom: boolean): DayEvent {
  const event = eventIn(days, id, custom);
  if (event.type === 'hop')
    throw new HttpError(
      'does-not-apply',
      'A way follows from the stops it joins. Move one of them, or choose another way to go.',
    );
  return event;
}

/** @param back a place goes back among the ideas instead of away */
export const removeEvent = (
  context: ApiContext,
  change: Change,
  id: string,
  { custom = false, back = false }: { custom?: boolean; back?: boolean } = {},
): Promise<DaysTold> =>
  (back ? editDays : editEvents)(context, change, async (days) => {
    const event = stopIn(days, id, custom);
    if (back) {
      if (event.place_id === null) throw new HttpError('does-not-apply', 'Only a place can go back among the ideas.');
      await ideas.keep(days.db, days.trip.id, { ...notedOf(event), place_id: event.place_id, reason: null });
    }
    const events = days.events.filter((other) => other.id !== id);
    return { kind: back ? 'event-returned' : 'event-removed', events, dates: [event.date], eventId: null };
  });

/** The event at its new time; a moved one keeps its length unless told otherwise. */
function retimed(event: DayEvent, { start, end, date }: EventPatch): DayEvent {
  const to = date ?? event.date;
  const starts_at = start ?? onDay(event.date, to, event.starts_at);
  const length = minutesBetween(event.starts_at, event.ends_at);
  const ends_at = end ?? (start ? later(starts_at, length) : onDay(event.date, to, event.ends_at));
  return { ...event, starts_at, ends_at, date: starts_at.slice(0, 10) };
}

async function movedTo(days: Days, event: DayEvent, patch: EventPatch): Promise<DayEvent> {
  const moved = retimed(event, patch);
  if (moved.starts_at === event.starts_at && moved.ends_at === event.ends_at) return event;
  requireInside(days, moved);
  const placed = { ...moved, pinned: true, reason: null };
  if (isOwn(event))
    return { ...placed, location_id: destinationOn(days.destinations, moved.date)?.id ?? event.location_id };
  return withHours(days, placed);
}

/** Neither a place nor a hotel of the catalogue. */
const isOwn = ({ type, hotel_id }: DayEvent): boolean => type === 'custom' || (type === 'stay' && hotel_id === null);

/** @throws HttpError 422 for a place or hotel, which are where they are, and for a stay that would be nowhere */
function pointIn(event: DayEvent, { lat, lng }: EventPatch): Pick<DayEvent, 'lat' | 'lng'> {
  if (lat === undefined || lng === undefined) return { lat: event.lat, lng: event.lng };
  if (!isOwn(event)) throw invalid('lat', 'Only an event of your own can be somewhere else.');
  if (event.type === 'stay' && lat === null) throw invalid('lat', 'Say where you stay.');
  return { lat, lng };
}

/** Moves or edits an event; nothing else on its days moves but the ways, and with `make_room` what comes later that day. */
export const changeEvent = (
  context: ApiContext,
  change: Change,
  id: string,
  patch: EventPatch,
  custom = false,
): Promise<DaysTold> =>
  editEvents(context, change, async (days) => {
    const event = stopIn(days, id, custom);
    const { title, custom_fields, pinned, must } = patch;
    const said = saidIn(patch);
    const isSaid = said.amount !== undefined || said.amount_minor !== undefined;
    if (title !== undefined && !isOwn(event))
      throw invalid('title', 'Only an event of your own can have another name.');
    const after: DayEvent = {
      ...(await movedTo(days, event, patch)),
      ...(title === undefined ? {} : { title }),
      ...pointIn(event, patch),
      ...(isSaid ? costOf(days, event, { ...said, currency: said.currency ?? event.currency ?? undefined }) : {}),
      ...(custom_fields === undefined ? {} : { custom_fields }),
      ...(pinned === undefined ? {} : { pinned }),
      ...(must === undefined ? {} : { chosen: must }),
    };
    const dates =
      after.starts_at === event.starts_at && after.ends_at === event.ends_at ? [] : [event.date, after.date];
    const moved = days.events.map((other) => (other.id === id ? after : other));
    const events = patch.make_room ? await withRoom(days, moved, after) : moved;
    return { kind: 'event-changed', events, dates, eventId: id };
  });

/** Where a way leads from and to: places, beds, or the middle of a destination. */
function endsOf({ events, destinations }: Days, hop: DayEvent) {
  const city = (id: number) => destinations.find((part) => part.id === id);
  const stop = (id: number | null) => events.find(({ type, place_id }) => type === 'visit' && place_id === id);
  const bed = (id: string | null) => events.find((event) => event.type === 'stay' && event.id === id);
  const [from, to] = [bed(hop.from_stay_id) ?? stop(hop.from_place_id), bed(hop.to_stay_id) ?? stop(hop.to_place_id)];
  const there = city(hop.location_id);
  return {
    from: from ? pointOf(from) : city(hop.from_location_id ?? hop.location_id),
    to: to ? pointOf(to) : there,
    /** Null: back to where the day began. */
    name: to?.title ?? (isTransfer(hop) ? (there?.name ?? null) : null),
  };
}

const shortestFlight = 60_000;

export const changeHop = (context: ApiContext, change: Change, id: string, mode: Mode): Promise<DaysTold> =>
  editEvents(context, change, async (days) => {
    const hop = eventIn(days, id);
    if (hop.type !== 'hop') throw notFound();
    const { from, to, name } = endsOf(days, hop);
    if (!from || !to)
      throw new HttpError('does-not-apply', 'This way cannot be changed: it does not lead from one place to another.');
    if (mode === 'flight' && distanceMetres(from, to) < shortestFlight)
      throw new HttpError('does-not-apply', 'Nobody flies so short a way. Choose another way to go.');
    const leg = await days.leg(from, to, mode);
    const after: DayEvent = {
      ...hop,
      title: wayTitle(leg.mode, name),
      travel_mode: leg.mode,
      minutes: leg.minutes,
      metres: Math.round(leg.metres),
      travel_source: leg.source,
      ends_at: later(hop.starts_at, leg.minutes),
    };
    // What the way that was chosen before had pushed later comes back first: a choice can be taken back.
    const free = takenBack(
      days.events.filter(({ date }) => date === hop.date),
      hop,
    );
    const late = pushLater(free, after);
    const pushed = pushedOf(free, late);
    const day = late.map((event) => (event.id === id ? { ...event, pushed } : event));
    const timed: DayEvent[] = [];
    for (const event of day) timed.push(await withHours(days, event));
    const events = [...days.events.filter(({ date }) => date !== hop.date), ...timed];
    return { kind: 'hop-changed', events, dates: [hop.date], eventId: id };
  });
