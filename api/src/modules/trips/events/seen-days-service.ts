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

/** Made once for each way of seeing a trip. */
type DaysFor = (sight: Sight) => SeenDays;

function daysFor(trip: TripRow, stored: StoredTrip): DaysFor {
  const { rows } = contentOf(trip, stored);
  const warnings = warningsOf(trip, stored.events);
  const made = new Map<string, SeenDays>();
  return (sight) => {
    const key = JSON.stringify([sight.notes, sight.costs, sight.stays]);
    const known = made.get(key);
    if (known) return known;
    const events = presentEvents(rows, sight);
    const shown = new Set(events.map(({ id }) => id));
    const days = { events, warnings: warnings.filter(({ event_id }) => shown.has(event_id)) };
    made.set(key, days);
    return days;
  };
}

const opened = new WeakMap<StoredTrip, DaysFor>();

/** The days of a trip as somebody with this sight sees them; made once for what is stored. */
export function seenDays(trip: TripRow, stored: StoredTrip, sight: Sight): SeenDays {
  const days = opened.get(stored) ?? daysFor(trip, stored);
  opened.set(stored, days);
  return days(sight);
}
