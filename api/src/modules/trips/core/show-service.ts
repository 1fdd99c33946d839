import type { DayNote, NewTrip, Trip } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import { notesOfTrip } from './domain/trip-notes.ts';
import { notes } from './notes-repository.ts';
import { presentNewTrip, presentTrip } from './presenter.ts';
import { progress } from './progress-repository.ts';
import { trips } from './repository.ts';
import type { TripDestinationRow, TripRow } from './trip-row.ts';

/** What is to be said of the days of a trip that is planned. */
async function notesOf(db: Db, trip: TripRow, destinations: TripDestinationRow[]): Promise<DayNote[]> {
  if (trip.status !== 'planned') return [];
  const cities = destinations.map(({ id }) => id);
  const events = await notes.events(db, trip.id);
  const places = await notes.places(
    db,
    cities,
    events.flatMap(({ place_id }) => place_id ?? []),
  );
  return notesOfTrip(trip, destinations, { events, places, kitchens: await notes.foodAreas(db, cities) });
}

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<Trip> {
  const parts = await trips.parts(db, trip.id);
  const shown = presentTrip(trip, { ...parts, rates: euroRates(await storedRates(db)) }, viewer);
  const waits = trip.status === 'in progress' ? { progress: await progress.now(db, trip.id) } : {};
  return {
    ...shown,
    ...waits,
    day_notes: await notesOf(db, trip, parts.destinations),
    side_pois: await markFor(db, 'places', shown.side_pois, viewer.user),
  };
}

/** A trip that this viewer has just made, with its days as far as they are planned. */
export const showNewTrip = async (db: Db, trip: TripRow, viewer: Viewer): Promise<NewTrip> =>
  presentNewTrip(await showTrip(db, trip, viewer), await trips.events(db, trip.id));
