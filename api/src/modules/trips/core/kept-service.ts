import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../../ports/context.ts';
import type { Mirror } from '../../../ports/mirror.ts';
import { storedTrip, type StoredTrip } from './stored-service.ts';
import { trips } from './repository.ts';
import type { TripRow } from './trip-row.ts';

type Version = Pick<TripRow, 'id' | 'version'>;

interface Kept {
  /** As it was when it was kept, for whoever asked for it then. */
  trip: TripRow;
  /** Of the catalogue that it was read with. */
  edition: object;
  stored: StoredTrip;
}

/** Trips that are open somewhere: as many as fit into some forty megabytes, with the text of their answers. */
const most = 150;
/** Events that were changed in them. */
const mostEvents = 10_000;

type Keeper = ReturnType<typeof openKeeper>;

function openKeeper(mirror: Mirror) {
  const kept = new LRUCache<string, Kept>({ max: most });
  const tripOf = new LRUCache<string, string>({ max: mostEvents });
  return {
    /** Of just this version; null where it is not known. */
    find({ id, version }: Version): StoredTrip | null {
      const known = kept.get(id);
      return known?.trip.version === version && known.edition === mirror.edition() ? known.stored : null;
    },
    /** @param edition of the catalogue, from before anything of it was read */
    keep(trip: TripRow, edition: object | null, stored: StoredTrip): void {
      if (edition === null || mirror.edition() !== edition) return;
      const known = kept.get(trip.id);
      // Who has read an older row comes too late to be followed.
      const isOlder = known?.edition === edition && known.trip.version > trip.version;
      if (!isOlder) kept.set(trip.id, { trip, edition, stored });
    },
    /** An event never moves to another trip. */
    keepTripOf(eventId: string, tripId: string): void {
      tripOf.set(eventId, tripId);
    },
    /**
     * The trip of an event, as it was known last: by now it can be another, or gone, and what a link opens of it is not said.
     * Who is on it and what it is like changes with its version alone, so it holds for whatever is stored for this version only.
     */
    tripOf(eventId: string): TripRow | null {
      return kept.get(tripOf.get(eventId) ?? '')?.trip ?? null;
    },
  };
}

const keepers = new WeakMap<Mirror, Keeper>();

/**
 * What is stored of trips, kept in this process while neither they nor the catalogue change. Who may see a trip, and who is on
 * it, comes with its row, and so does the version by which one knows that the rest is as it was: the row is asked for each time,
 * but by who changes an event once more.
 */
export function keptTrips({ mirror }: Pick<ApiContext, 'mirror'>): Keeper {
  const known = keepers.get(mirror) ?? openKeeper(mirror);
  keepers.set(mirror, known);
  return known;
}

/** All that is stored of a trip, as of this version of it. */
export async function openTrip(context: Pick<ApiContext, 'pool' | 'mirror'>, trip: TripRow): Promise<StoredTrip> {
  const { pool, mirror } = context;
  const kept = keptTrips(context);
  const known = kept.find(trip);
  if (known) return known;
  const edition = mirror.edition();
  const stored = await storedTrip(pool, trip);
  // Read while it changed, it is some of before and some of after.
  if ((await trips.versionOf(pool, trip.id)) === trip.version) kept.keep(trip, edition, stored);
  return stored;
}
