import type { DayNote, NewTrip, Trip } from '@tabi/shared/contracts/trips';
import { together, type Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import { dayNames } from './day-names-repository.ts';
import { homeWays } from './domain/home-ways.ts';
import { notesOfTrip } from './domain/trip-notes.ts';
import { homes } from './home-repository.ts';
import { notes } from './notes-repository.ts';
import { canManageTrip } from './policy.ts';
import { presentNewTrip, presentTrip } from './presenter.ts';
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

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<Trip> {
  const [parts, rates, day_names, waits] = await together(db, [
    () => trips.parts(db, trip.id),
    () => storedRates(db),
    () => dayNames.ofTrip(db, trip.id),
    async () => (trip.status === 'in progress' ? { progress: await progress.now(db, trip.id) } : {}),
  ]);
  const shown = presentTrip(trip, { ...parts, rates: euroRates(rates) }, viewer);
  const [home, day_notes, side_pois] = await together(db, [
    () => homeOf(db, trip, parts.destinations, viewer),
    () => notesOf(db, trip, parts.destinations),
    () => markFor(db, 'places', shown.side_pois, viewer.user),
  ]);
  return { ...shown, ...waits, home, day_notes, day_names, side_pois };
}

/** A trip that this viewer has just made, with its days as far as they are planned. */
export const showNewTrip = async (db: Db, trip: TripRow, viewer: Viewer): Promise<NewTrip> =>
  presentNewTrip(await showTrip(db, trip, viewer), await trips.events(db, trip.id));
