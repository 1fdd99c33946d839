import type { TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import type { Sight } from '../core/policy.ts';
import { presentEvents } from '../core/presenter.ts';
import { contentOf } from '../core/show-service.ts';
import type { StoredTrip } from '../core/stored-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { warningsOf } from './domain/warnings.ts';

/** What happens on a trip's days, and what one should know of it. */
export interface SeenDays {
  events: TripEvent[];
  warnings: TripWarning[];
}

/** What happens on each day, as somebody with this sight sees it; the same list while the day is as it was. */
export const eventsByDay = (trip: TripRow, stored: StoredTrip, sight: Sight): TripEvent[][] =>
  contentOf(trip, stored).days.map((rows) => presentEvents(rows, sight));

const warned = new WeakMap<StoredTrip, TripWarning[]>();

/** What somebody with this sight should know of the events that they see. */
export function seenWarnings(trip: TripRow, stored: StoredTrip, sight: Sight): TripWarning[] {
  const warnings = warned.get(stored) ?? warningsOf(trip, stored.events);
  warned.set(stored, warnings);
  if (sight.stays) return warnings;
  const shown = new Set(eventsByDay(trip, stored, sight).flatMap((day) => day.map(({ id }) => id)));
  return warnings.filter(({ event_id }) => shown.has(event_id));
}

/** The days of a trip as somebody with this sight sees them. */
export const seenDays = (trip: TripRow, stored: StoredTrip, sight: Sight): SeenDays => ({
  events: eventsByDay(trip, stored, sight).flat(),
  warnings: seenWarnings(trip, stored, sight),
});
