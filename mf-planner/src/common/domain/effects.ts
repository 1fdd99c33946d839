import type { NewCustomEventInput, NewEventInput, EventPatch } from '@tabi/shared/contracts/trip-events';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { toMajor } from '@tabi/shared/money';
import { withEffect, type Effects, type Operation } from './operations.ts';
import { withEvent, withoutEvent, type TripState } from './trip-state.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

/** An event with what somebody says of it; whoever says when it is has placed it. */
function withSaid(event: TripEvent, { make_room: _, start, ...said }: Partial<EventPatch>): TripEvent {
  const { amount_minor: minor, currency = event.currency } = said;
  const amount = minor == null || !currency ? null : Math.round(toMajor(minor, currency));
  return {
    ...event,
    ...said,
    ...(start ? { start, date: dayOf(start), pinned: true } : {}),
    ...(minor === undefined ? {} : { amount }),
  } as TripEvent;
}

function withAdded(state: TripState, event: TripEvent): TripState {
  const others = state.events.filter(({ id }) => id !== event.id);
  return { ...state, events: [...others, event].sort((a, b) => (a.start < b.start ? -1 : 1)) };
}

type Said = Pick<NewCustomEventInput, 'start'> & Partial<Pick<NewCustomEventInput, 'id' | 'end' | 'custom_fields'>>;

/** What every new event has; the server works out the rest of it. */
const newEvent = ({ trip }: TripState, { id = '', start, end = start, custom_fields = {} }: Said) => ({
  id,
  trip_id: trip.id,
  destination_id:
    trip.destinations.find(({ startDate, endDate }) => startDate <= dayOf(start) && dayOf(start) <= endDate)?.id ?? 0,
  date: dayOf(start),
  start,
  end,
  amount: null,
  custom_fields,
  pinned: true,
});

/** Minutes: what a visit is shown with until the server says how long it takes. */
const usualVisit = 60;

function hourLater(start: string): string {
  const minute = Math.min(Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16)) + usualVisit, 23 * 60 + 59);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${dayOf(start)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
}

/** A place that is among the ideas, or a stay of one's own; nothing else is known well enough to be shown. */
function withPlaced(state: TripState, body: Partial<NewEventInput> & Said): TripState {
  const { stay, poi_id, start } = body;
  // Without an id of its own it could not be told from what the server makes of it.
  if (!body.id) return state;
  if (stay) return withAdded(state, { ...newEvent(state, body), ...stay, type: 'stay', hotel_id: 0 });
  const idea = state.trip.side_pois.find(({ id }) => id === poi_id);
  if (!idea) return state;
  const placed = withAdded(state, {
    ...newEvent(state, { ...body, end: body.end ?? hourLater(start) }),
    type: 'visit',
    title: idea.name,
    poi_id: idea.id,
    poi: idea,
    hours_kind: 'all-day',
    hours_that_day: '',
    open: true,
    reason: null,
  });
  return { ...placed, trip: withIdeas(state, ({ id }) => id !== poi_id) };
}

const withIdeas = ({ trip }: TripState, stays: (idea: TripState['trip']['side_pois'][number]) => boolean) => ({
  ...trip,
  side_pois: trip.side_pois.filter(stays),
});

const effects: Effects<TripState> = {
  'PATCH /api/events/{id}': (state, { params, body }) =>
    withEvent(state, params.id, (event) => withSaid(event, body as EventPatch)),
  'PATCH /api/events/custom/{id}': (state, { params, body }) =>
    withEvent(state, params.id, (event) => withSaid(event, body as EventPatch)),
  'PATCH /api/events/hop/{id}': (state, { params, body }) =>
    withEvent(state, params.id, (event) =>
      event.type === 'hop' ? { ...event, travel_mode: body.travel_mode } : event,
    ),
  'DELETE /api/trips/{id}/events/{eventId}': (state, { params }) => withoutEvent(state, params.eventId),
  'GET /api/trips/{id}/events/{eventId}/return': (state, { params }) => withoutEvent(state, params.eventId),
  'POST /api/trips/{id}/events/custom': (state, { body }) =>
    body.id
      ? withAdded(state, {
          ...newEvent(state, body as Said),
          type: 'custom',
          title: body.title,
          lat: body.lat ?? null,
          lng: body.lng ?? null,
        })
      : state,
  'POST /api/trips/{id}/events': (state, { body }) => withPlaced(state, body as Partial<NewEventInput> & Said),
  'PATCH /api/trips/{id}': (state, { body: { title, locked } }) => ({
    ...state,
    trip: { ...state.trip, ...(title === undefined ? {} : { title }), ...(locked === undefined ? {} : { locked }) },
  }),
  'PATCH /api/trips/{id}/days/{date}': (state, { params: { date }, body: { name } }) => {
    const others = (state.trip.day_names ?? []).filter((named) => named.date !== date);
    return { ...state, trip: { ...state.trip, day_names: name ? [...others, { date, name }] : others } };
  },
  'POST /api/destinations/{id}/poi': (state, { body }, { idea }) => {
    const trip = withIdeas(state, ({ id }) => id !== body.poi_id);
    return { ...state, trip: { ...trip, side_pois: [...trip.side_pois, ...(idea ? [idea] : [])] } };
  },
  'PATCH /api/destinations/{id}/poi/{poiId}': (state, { params, body }) => {
    const marked = state.trip.side_pois.map((idea) =>
      String(idea.id) === params.poiId ? { ...idea, state: body.state } : idea,
    );
    return { ...state, trip: { ...state.trip, side_pois: marked } };
  },
  'DELETE /api/destinations/{id}/poi/{poiId}': (state, { params }) => ({
    ...state,
    trip: withIdeas(state, ({ id }) => String(id) !== params.poiId),
  }),
};

/** The trip as it will be once this is done, as far as one can tell before the server has. */
export const shownWith = (state: TripState, done: Operation): TripState => withEffect(effects, state, done);
