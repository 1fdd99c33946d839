import type { NewTrip, Trip } from '@tabi/shared/contracts/trips';
import type { Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { markFor } from '../../catalogue/hearts/service.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import { presentNewTrip, presentTrip } from './presenter.ts';
import { trips } from './repository.ts';
import type { TripRow } from './trip-row.ts';

/** A trip as this viewer may see it, its ideas marked with their lists. */
export async function showTrip(db: Db, trip: TripRow, viewer: Viewer): Promise<Trip> {
  const shown = presentTrip(
    trip,
    { ...(await trips.parts(db, trip.id)), rates: euroRates(await storedRates(db)) },
    viewer,
  );
  return { ...shown, side_pois: await markFor(db, 'places', shown.side_pois, viewer.user) };
}

/** A trip that this viewer has just made, with its days as far as they are planned. */
export const showNewTrip = async (db: Db, trip: TripRow, viewer: Viewer): Promise<NewTrip> =>
  presentNewTrip(await showTrip(db, trip, viewer), await trips.events(db, trip.id));
