import type { HopEvent, TravelMode, Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf, formatMinutes, formatShortDay, minutesBetween, travelWords } from '@tabi/shared/format';
import { operation, takenBackBy, type Operation } from './operations.ts';
import { newId } from './new-id.ts';

/** Wall clocks. */
export type Times = { start: string; end: string };

function movedWords(event: TripEvent, { start, end }: Times): string {
  if (start === event.start) return `${event.title} now takes ${formatMinutes(minutesBetween(start, end))}`;
  const day = event.date === start.slice(0, 10) ? '' : `${formatShortDay(start.slice(0, 10))}, `;
  return `${event.title} moved to ${day}${clockOf(start)}`;
}

/** An event at another time; what comes later that day makes room for it. */
export const moveTo = (event: TripEvent, times: Times): Operation =>
  operation(
    'PATCH /api/events/{id}',
    { params: { id: event.id }, body: { ...times, make_room: true } },
    {
      words: movedWords(event, times),
      about: event.id,
    },
  );

const patch = (event: TripEvent, body: Partial<Pick<TripEvent, 'pinned' | 'must'>>, words: string): Operation =>
  operation(
    'PATCH /api/events/{id}',
    { params: { id: event.id }, body },
    {
      words,
      about: event.id,
    },
  );

export const lock = (event: TripEvent, pinned: boolean): Operation =>
  patch(event, { pinned }, pinned ? `${event.title} stays where it is` : `${event.title} may be moved by planning`);

export const wish = (event: TripEvent, must: boolean): Operation =>
  patch(event, { must }, must ? `${event.title} will not be left out` : `${event.title} may be left out by planning`);

/**
 * What was written to an event: what it costs, in the minor unit, who has paid it for all, a note, and what one's own is
 * called from now on.
 */
export type Noted = {
  amount_minor: number | null;
  currency?: string;
  note: string;
  payer: string | null;
  title?: string;
};

export const payerOf = ({ custom_fields: { paid_by } }: Pick<TripEvent, 'custom_fields'>): string | null =>
  typeof paid_by === 'string' ? paid_by : null;

export const noteOf = ({ custom_fields: { note } }: Pick<TripEvent, 'custom_fields'>): string =>
  typeof note === 'string' ? note : '';

/** What stands between a stop and the next one; it goes where the stop goes. */
export const noteAfter = ({ custom_fields: { note_after } }: Pick<TripEvent, 'custom_fields'>): string =>
  typeof note_after === 'string' ? note_after : '';

/** @param text empty takes the note away */
export function writeAfter(event: TripEvent, text: string): Operation {
  const { note_after: _before, ...others } = event.custom_fields;
  const custom_fields = text ? { ...others, note_after: text } : others;
  return operation(
    'PATCH /api/events/{id}',
    { params: { id: event.id }, body: { custom_fields } },
    {
      words: text ? `Noted after ${event.title}` : `The note after ${event.title} is gone`,
      about: event.id,
    },
  );
}

export function writeDown(event: TripEvent, { note, payer, ...said }: Noted): Operation {
  const { note: _before, ...others } = event.custom_fields;
  const paid = payer === payerOf(event) ? {} : { paid_by: payer };
  const custom_fields = { ...others, ...paid, ...(note ? { note } : {}) };
  return operation(
    'PATCH /api/events/{id}',
    { params: { id: event.id }, body: { ...said, custom_fields } },
    {
      words: `Noted at ${event.title}`,
      about: event.id,
    },
  );
}

const ofTrip = ({ id }: Pick<Trip, 'id'>, event: TripEvent) => ({ params: { id, eventId: event.id } });

export const takeOff = (trip: Trip, event: TripEvent): Operation =>
  operation('DELETE /api/trips/{id}/events/{eventId}', ofTrip(trip, event), {
    words: `${event.title} taken off`,
    about: event.id,
  });

export const backToIdeas = (trip: Trip, event: TripEvent): Operation =>
  operation('GET /api/trips/{id}/events/{eventId}/return', ofTrip(trip, event), {
    words: `${event.title} is an idea again`,
    about: event.id,
  });

export const goBy = (hop: HopEvent, mode: Exclude<TravelMode, 'ferry'>): Operation =>
  operation(
    'PATCH /api/events/hop/{id}',
    { params: { id: hop.id }, body: { travel_mode: mode } },
    {
      words: `${travelWords[mode].way} instead`,
      about: hop.id,
    },
  );

type Place = { id: number; name: string };

export const addPlace = ({ id }: Trip, place: Place, start: string): Operation =>
  operation(
    'POST /api/trips/{id}/events',
    { params: { id }, body: { id: newId(), poi_id: place.id, start, make_room: true } },
    { words: `${place.name} added on ${formatShortDay(start.slice(0, 10))}, ${clockOf(start)}` },
  );

export const addOwn = ({ id }: Trip, title: string, times: Times): Operation =>
  operation(
    'POST /api/trips/{id}/events/custom',
    { params: { id }, body: { id: newId(), title, ...times } },
    { words: `${title} added on ${formatShortDay(times.start.slice(0, 10))}, ${clockOf(times.start)}` },
  );

const named = ({ id }: Trip, title: string): Operation =>
  operation('PATCH /api/trips/{id}', { params: { id }, body: { title } }, { words: `The trip is called ${title} now` });

export const rename = (trip: Trip, title: string): Operation =>
  takenBackBy(named(trip, title), named(trip, trip.title));

/** Plans all days again; what was placed, added or noted stays. */
export const planAgain = ({ id }: Trip): Operation =>
  operation('POST /api/trips/{id}/plan', { params: { id }, body: {} }, { words: 'The days are planned anew' });
