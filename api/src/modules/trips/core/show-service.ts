import type { Trip } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { presentTrip } from './presenter.ts';
import { trips } from './repository.ts';
import type { TripRow } from './trip-row.ts';

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<Trip> {
  const shown = presentTrip(trip, await trips.parts(db, trip.id), viewer);
  return { ...shown, side_pois: await markFor(db, 'places', shown.side_pois, viewer.user) };
}
