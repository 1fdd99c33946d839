import { LRUCache } from 'lru-cache';
import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import type { ApiContext } from '../../../ports/context.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { ratesInMemory } from '../../catalogue/currencies/repository.ts';
import { sightOf, type Sight } from '../core/policy.ts';
import { presentEvents } from '../core/presenter.ts';
import { warningsOf } from '../events/domain/warnings.ts';
import type { DayEvent } from '../events/event-row.ts';
import { dayEvents } from '../events/repository.ts';
import { trips } from '../core/repository.ts';
import { contentOf, showContent, type TripContent } from '../core/show-service.ts';
import type { EventRow, TripRow } from '../core/trip-row.ts';

/** What happens on a trip's days, and what one should know of it. */
interface ShownDays {
  events: TripEvent[];
  warnings: TripWarning[];
}

/** Made once for each way of seeing a trip. */
type DaysFor = (sight: Sight) => ShownDays;

function daysFor(trip: TripRow, rows: EventRow[], stored: DayEvent[]): DaysFor {
  const warnings = warningsOf(trip, stored);
  const made = new Map<string, ShownDays>();
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

interface Kept {
  version: number;
  /** Of the catalogue that it was read with. */
  edition: object;
  content?: TripContent;
  days?: DaysFor;
}

/** Trips that are open somewhere: as many as fit into some thirty megabytes. */
const most = 150;

/**
 * What is stored of trips, kept while neither they nor the catalogue change. Who may see a trip, and who is on it, is asked each
 * time: that comes with its row, and so does the version by which one knows that the rest is as it was.
 */
export function keepTrips({ pool, mirror }: Pick<ApiContext, 'pool' | 'mirror'>) {
  const kept = new LRUCache<string, Kept>({ max: most });

  /** What is kept of just this version; another one takes its place. */
  const entryOf = ({ id, version }: TripRow, edition: object): Kept => {
    const known = kept.get(id);
    if (known?.version === version && known.edition === edition) return known;
    const entry: Kept = { version, edition };
    // Who has read an older row comes too late to be followed.
    if (!known || known.version <= version) kept.set(id, entry);
    return entry;
  };

  const of = async <K extends 'content' | 'days'>(
    trip: TripRow,
    what: K,
    read: () => Promise<NonNullable<Kept[K]>>,
  ): Promise<NonNullable<Kept[K]>> => {
    const edition = mirror.edition();
    if (edition === null) return read();
    const entry = entryOf(trip, edition);
    const known = entry[what];
    if (known) return known;
    const found = await read();
    // Read while it changed, it is some of before and some of after.
    if (mirror.edition() === edition && (await trips.versionOf(pool, trip.id)) === trip.version) entry[what] = found;
    return found;
  };

  return {
    show: async (trip: TripRow, viewer: Viewer): Promise<Trip> => {
      const [content, rates] = await Promise.all([
        of(trip, 'content', () => contentOf(pool, trip)),
        mirror.of(ratesInMemory),
      ]);
      return showContent(pool, { trip, viewer, rates }, content);
    },
    /** As this viewer may see them. */
    days: async (trip: TripRow, viewer: Viewer): Promise<ShownDays> => {
      const days = await of(trip, 'days', async () => {
        const [rows, stored] = await Promise.all([trips.events(pool, trip.id), dayEvents.ofTrip(pool, trip.id)]);
        return daysFor(trip, rows, stored);
      });
      return days(sightOf(trip, viewer));
    },
  };
}
