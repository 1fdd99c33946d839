import type { DayNote, NewTrip, Trip } from '@tabi/shared/contracts/trips';
import type { Rates } from '@tabi/shared/money';
import { together, type Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import type { PoiRow } from '../../catalogue/places/place-row.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates, type StoredRate } from '../../catalogue/currencies/repository.ts';
import type { CostRow } from './domain/costs.ts';
import { dayRows } from './domain/event-rows.ts';
import { madeOnce } from './domain/made-once.ts';
import { notesOfTrip } from './domain/trip-notes.ts';
import { canManageTrip } from './policy.ts';
import { presentNewTrip, presentParts, presentRow, type TripParts } from './presenter.ts';
import { progress } from './progress-repository.ts';
import { storedTrip, type StoredTrip } from './stored-service.ts';
import type { EventRow, TripRow } from './trip-row.ts';

/** What is shown of a trip besides its own row, whoever sees it. */
interface TripContent {
  parts: Omit<TripParts, 'rates'>;
  /** Of each day on which there is something; the same list while the day is as it was. */
  days: readonly (readonly EventRow[])[];
  day_notes: DayNote[];
}

const stopOf = madeOnce(({ id, name }: PoiRow) => ({ id, name }));

const stopsOf = madeOnce((day: readonly EventRow[]) =>
  day.flatMap(({ type, poi }) => (type === 'visit' && poi ? [stopOf(poi)] : [])),
);

const costsAmong = madeOnce((rows: readonly CostRow[]) => rows.filter(({ amount }) => amount !== null));

function madeOf(trip: TripRow, stored: StoredTrip): TripContent {
  const { destinations, events, ideas, expenses, kitchens, notable } = stored;
  const days = dayRows(trip, events, stored.facts);
  const stops = days.flatMap(stopsOf);
  const costs = [...days, ideas, expenses].flatMap(costsAmong);
  const day_notes =
    trip.status === 'planned' ? notesOfTrip(trip, destinations, { events, places: notable.places, kitchens }) : [];
  return { parts: { destinations, ideas, stops, costs }, days, day_notes };
}

const made = new WeakMap<StoredTrip, TripContent>();

/** Made once for what is stored. */
export function contentOf(trip: TripRow, stored: StoredTrip): TripContent {
  const content = made.get(stored) ?? madeOf(trip, stored);
  made.set(stored, content);
  return content;
}

const rated = new WeakMap<readonly StoredRate[], Rates>();

/** Worked out once for the rates that are in memory. */
function ratesOf(rows: readonly StoredRate[]): Rates {
  const rates = rated.get(rows) ?? euroRates(rows);
  rated.set(rows, rates);
  return rates;
}

/** Who looks at which trip, and what money is worth meanwhile. */
export interface Look {
  trip: TripRow;
  viewer: Viewer;
  rates: StoredRate[];
}

/** What this viewer sees of a trip besides its own row; whose lists its ideas are on is not marked. */
export function unmarkedContent({ trip, viewer, rates }: Look, stored: StoredTrip) {
  const { parts, day_notes } = contentOf(trip, stored);
  const shown = presentParts(trip, { ...parts, rates: ratesOf(rates) }, viewer);
  // Where a traveller comes from is for those who plan the trip.
  const home = canManageTrip(trip, viewer) ? stored.home : null;
  return { home, day_notes, day_names: stored.day_names, ...shown };
}

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showStored(db: Db, look: Look, stored: StoredTrip): Promise<Trip> {
  const { trip, viewer } = look;
  const shown = { ...presentRow(trip, viewer), ...unmarkedContent(look, stored) };
  const [side_pois, waits] = await together(db, [
    () => markFor(db, 'places', shown.side_pois, viewer.user),
    async () => (trip.status === 'in progress' ? { progress: await progress.now(db, trip.id) } : {}),
  ]);
  return { ...shown, ...waits, side_pois };
}

/** A trip and its days. */
export interface ShownTrip {
  trip: Trip;
  /** All of them, whatever the viewer may see. */
  rows: EventRow[];
  stored: StoredTrip;
}

export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<ShownTrip> {
  const [stored, rates] = await together(db, [() => storedTrip(db, trip), () => storedRates(db)]);
  const shown = await showStored(db, { trip, viewer, rates }, stored);
  return { trip: shown, rows: contentOf(trip, stored).days.flat(), stored };
}

/** A trip that this viewer has just made, with its days as far as they are planned. */
export async function showNewTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<NewTrip> {
  const shown = await showTrip(db, trip, viewer);
  return presentNewTrip(shown.trip, shown.rows);
}
