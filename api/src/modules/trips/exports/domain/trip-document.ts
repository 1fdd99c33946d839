import type { z } from 'zod';
import type { tripDocument, TripDocument } from '@tabi/shared/contracts/trip-document';
import type { TripEvent, TripIdea } from '@tabi/shared/contracts/trips';
import type { SeenTrip } from './stops.ts';

type Written = z.input<typeof tripDocument>;

const costOf = ({ amount_minor, currency }: Pick<TripEvent, 'amount_minor' | 'currency'>) =>
  typeof amount_minor === 'number' && currency ? { amount_minor, currency } : null;

const placeOf = ({ slug, name, local_name, lat, lng }: TripIdea | Extract<TripEvent, { type: 'visit' }>['poi']) => ({
  slug,
  name,
  local_name,
  lat,
  lng,
});

function reasonOf(event: TripEvent): string | null {
  if (event.type === 'visit') return event.reason;
  return event.type === 'hop' || event.type === 'meal' ? event.hint : null;
}

function pointOf(event: TripEvent): { lat: number; lng: number } | null {
  if (event.type !== 'stay' && event.type !== 'custom') return null;
  const { lat, lng } = event;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

const eventOf = (event: TripEvent, slugs: ReadonlyMap<number, string>): Written['events'][number] => ({
  type: event.type,
  title: event.title,
  start: event.start,
  end: event.end,
  destination: slugs.get(event.destination_id) ?? '',
  place: event.type === 'visit' ? placeOf(event.poi) : null,
  point: pointOf(event),
  hotel: event.type === 'stay' ? (event.hotel_slug ?? null) : null,
  meal: event.type === 'meal' ? event.meal : null,
  way: event.type === 'hop' ? { travel_mode: event.travel_mode, minutes: event.minutes, metres: event.metres } : null,
  reason: reasonOf(event),
  pinned: event.pinned,
  cost: costOf(event),
  custom_fields: event.custom_fields,
});

/** A trip as its file: no ids of ours, no people, and of money and notes what the reader may see. */
export function documentOf({ trip, events }: SeenTrip): TripDocument {
  const slugs = new Map(trip.destinations.map(({ id, slug }) => [id, slug]));
  const { budget } = trip;
  return {
    format: 'tabi-trip',
    version: 1,
    title: trip.title,
    startDate: trip.startDate,
    endDate: trip.endDate,
    startTime: trip.startTime,
    endTime: trip.endTime,
    tripPace: trip.tripPace,
    theme: trip.theme,
    preferredTypes: trip.preferredTypes,
    numberOfPeople: trip.preferences?.numberOfPeople ?? null,
    budget: budget ? { amount_minor: budget.amount_minor ?? 0, currency: budget.currency } : null,
    destinations: trip.destinations.map(({ slug, name, time_zone, startDate, endDate }) => ({
      slug,
      name,
      time_zone,
      startDate,
      endDate,
    })),
    day_names: trip.day_names ?? [],
    events: events.map((event) => eventOf(event, slugs)) as TripDocument['events'],
    ideas: trip.side_pois.map((idea) => ({
      place: placeOf(idea),
      reason: idea.reason,
      state: idea.state ?? 'idea',
      cost: costOf(idea),
      custom_fields: idea.custom_fields ?? {},
    })),
  };
}
