import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { sightOf } from '../core/policy.ts';
import { presentEvents } from '../core/presenter.ts';
import { trips } from '../core/repository.ts';
import { showTrip } from '../core/show-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import type { SeenTrip } from './domain/stops.ts';

/** A trip with its days as this viewer sees them; every file is made of this. */
export const seenBy = async ({ pool }: Pick<ApiContext, 'pool'>, trip: TripRow, viewer: Viewer): Promise<SeenTrip> => ({
  trip: await showTrip(pool, trip, viewer),
  events: presentEvents(await trips.events(pool, trip.id), sightOf(trip, viewer)),
});
