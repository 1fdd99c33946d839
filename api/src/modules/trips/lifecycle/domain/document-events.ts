import { randomUUID } from 'node:crypto';
import type { TripDocument } from '@tabi/shared/contracts/trip-document';
import { minuteOf } from '@tabi/shared/format';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { storedAmount } from '../../core/domain/costs.ts';
import { visitHours } from '../../core/domain/visit-hours.ts';
import { destinationOn } from '../../core/domain/trip-days.ts';
import type { DestinationDays } from '../../core/trip-row.ts';
import { blankEvent } from '../../events/domain/blank-event.ts';
import type { DayEvent } from '../../events/event-row.ts';

type Written = TripDocument['events'][number];

/** What of a file is ours. */
export interface Known {
  tripId: string;
  /** By slug; a destination that is not ours is none. */
  destinations: ReadonlyMap<string, number>;
  days: readonly DestinationDays[];
  places: ReadonlyMap<string, PlannablePlace>;
  /** Ids by slug. */
  hotels: ReadonlyMap<string, number>;
}

const nameOf = ({ name, local_name }: NonNullable<Written['place']>) => (local_name ? `${name} (${local_name})` : name);

/** What was noted of it; ids of a file name nothing here, so it has none. */
export const notedIn = ({ cost, custom_fields }: Pick<Written, 'cost' | 'custom_fields'>) => ({
  ...storedAmount(cost ?? {}, cost?.currency ?? ''),
  currency: cost?.currency.toUpperCase() ?? null,
  custom_fields,
});

/** A place that is not ours is a stop of the traveller's own, where it was. */
function ownStop(event: DayEvent, place: NonNullable<Written['place']>): DayEvent {
  return { ...event, type: 'custom', title: nameOf(place).slice(0, 200), lat: place.lat, lng: place.lng, reason: null };
}

function eventOf(written: Written, { tripId, destinations, days, places, hotels }: Known): DayEvent {
  const { type, title, start, end, place, point, meal, way, reason, pinned } = written;
  const there = destinationOn(days, start.slice(0, 10))?.location_id ?? 0;
  const location_id = destinations.get(written.destination) ?? there;
  const event: DayEvent = {
    ...blankEvent({ id: randomUUID(), trip_id: tripId, location_id }, type, start, end),
    title,
    reason,
    pinned,
    chosen: pinned,
    ...notedIn(written),
    ...(type === 'custom' || type === 'stay' ? { lat: point?.lat ?? null, lng: point?.lng ?? null } : {}),
    // A hotel that we do not have is a bed of the traveller's own, where it was.
    ...(type === 'stay' ? { hotel_id: hotels.get(written.hotel ?? '') ?? null } : {}),
    ...(type === 'meal' ? { meal: meal ?? 'dinner' } : {}),
  };
  if (type === 'hop') return { ...event, ...(way ?? { travel_mode: 'walk', minutes: 0, metres: 0 }) };
  if (type !== 'visit' || !place) return type === 'visit' ? { ...event, type: 'custom', reason: null } : event;
  const ours = places.get(place.slug);
  if (!ours) return ownStop(event, place);
  const visit = { start: minuteOf(event.date, start), end: minuteOf(event.date, end) };
  return { ...event, place_id: ours.id, location_id: ours.location_id, ...visitHours(ours, event.date, visit) };
}

/** What a way begins or ends at: the stop beside it, else the night's bed, else the middle of its destination. */
const placeBeside = (event: DayEvent | undefined): number | null => (event?.type === 'visit' ? event.place_id : null);

/** Ways know again what they join. A file does not say it: their places in the day do. */
function joined(events: readonly DayEvent[]): DayEvent[] {
  const stays = events.filter(({ type }) => type === 'stay');
  const stops = events.filter(({ type }) => type !== 'stay' && type !== 'meal');
  return events.map((event) => {
    if (event.type !== 'hop') return event;
    const at = stops.indexOf(event);
    const [before, after] = [stops[at - 1], stops[at + 1]];
    const here = (beside: DayEvent | undefined) => (beside?.date === event.date ? beside : undefined);
    const last = events.slice(0, events.indexOf(event)).findLast(({ type }) => type === 'visit' || type === 'custom');
    const moves = last !== undefined && last.location_id !== event.location_id && here(before)?.type !== 'hop';
    const slept = stays.find(({ date, ends_at }) => date < event.date && event.date <= ends_at.slice(0, 10));
    const sleeps = stays.find(({ date, ends_at }) => date <= event.date && event.date < ends_at.slice(0, 10));
    return {
      ...event,
      from_place_id: moves ? null : placeBeside(here(before)),
      to_place_id: placeBeside(here(after)),
      from_stay_id: here(before) ? null : (slept?.id ?? null),
      to_stay_id: here(after) ? null : (sleeps?.id ?? null),
      from_location_id: moves ? last.location_id : null,
    };
  });
}

/** The events of a file as events of a new trip, each with an id of its own. */
export const eventsOf = (document: TripDocument, known: Known): DayEvent[] =>
  joined(
    document.events
      .map((event) => eventOf(event, known))
      .sort((a, b) => (a.starts_at < b.starts_at ? -1 : Number(a.starts_at > b.starts_at))),
  );
