import type { DayNote, NewTrip, Trip } from '@tabi/shared/contracts/trips';
import { together, type Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates, type StoredRate } from '../../catalogue/currencies/repository.ts';
import { dayNames } from './day-names-repository.ts';
import { homeWays } from './domain/home-ways.ts';
import { notesOfTrip } from './domain/trip-notes.ts';
import { homes } from './home-repository.ts';
import { notes } from './notes-repository.ts';
import { canManageTrip } from './policy.ts';
import { presentNewTrip, presentTrip, type TripParts } from './presenter.ts';
import { progress } from './progress-repository.ts';
import { trips } from './repository.ts';
import type { TripDestinationRow, TripRow } from './trip-row.ts';

/** What is to be said of the days of a trip that is planned. */
async function notesOf(db: Db, trip: TripRow, destinations: TripDestinationRow[]): Promise<DayNote[]> {
  if (trip.status !== 'planned') return [];
  const cities = destinations.map(({ id }) => id);
  const events = await notes.events(db, trip.id);
  const visited = events.flatMap(({ place_id }) => place_id ?? []);
  const [places, kitchens] = await together(db, [
    () => notes.places(db, cities, visited),
    () => notes.foodAreas(db, cities),
  ]);
  return notesOfTrip(trip, destinations, { events, places, kitchens });
}

/** Where a traveller comes from is for those who plan the trip. */
async function homeOf(
  db: Db,
  trip: TripRow,
  destinations: TripDestinationRow[],
  viewer: Viewer,
): Promise<Trip['home']> {
  if (trip.source_city_id === null || !canManageTrip(trip, viewer)) return null;
  const home = await homes.city(db, trip.source_city_id);
  if (!home) return null;
  const ends = destinations.map(({ id }) => id);
  const known = home.location_id === null ? [] : await homes.connections(db, home.location_id, ends);
  return homeWays(home, destinations, known);
}

/** What is stored of a trip besides its own row: another version of it says when it has changed. */
export interface TripContent {
  parts: Omit<TripParts, 'rates'>;
  day_names: Trip['day_names'];
  day_notes: DayNote[];
}

export async function contentOf(db: Db, trip: TripRow): Promise<TripContent> {
  const [parts, day_names] = await together(db, [() => trips.parts(db, trip.id), () => dayNames.ofTrip(db, trip.id)]);
  return { parts, day_names, day_notes: await notesOf(db, trip, parts.destinations) };
}

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showContent(
  db: Db,
  { trip, viewer, rates }: { trip: TripRow; viewer: Viewer; rates: StoredRate[] },
  { parts, day_names, day_notes }: TripContent,
): Promise<Trip> {
  const shown = presentTrip(trip, { ...parts, rates: euroRates(rates) }, viewer);
  const [home, side_pois, waits] = await together(db, [
    () => homeOf(db, trip, parts.destinations, viewer),
    () => markFor(db, 'places', shown.side_pois, viewer.user),
    async () => (trip.status === 'in progress' ? { progress: await progress.now(db, trip.id) } : {}),
  ]);
  return { ...shown, ...waits, home, day_notes, day_names, side_pois };
}

export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<Trip> {
  const [content, rates] = await together(db, [() => contentOf(db, trip), () => storedRates(db)]);
  return showContent(db, { trip, viewer, rates }, content);
}

/** A trip that this viewer has just made, with its days as far as they are planned. */
export const showNewTrip = async (db: Db, trip: TripRow, viewer: Viewer): Promise<NewTrip> =>
  presentNewTrip(await showTrip(db, trip, viewer), await trips.events(db, trip.id));
