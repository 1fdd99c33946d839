import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { sightOf } from '../core/policy.ts';
import { presentEvents } from '../core/presenter.ts';
import { showTrip } from '../core/show-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import type { SeenTrip } from './domain/stops.ts';

/** A trip with its days as this viewer sees them; every file is made of this. */
export async function seenBy({ pool }: Pick<ApiContext, 'pool'>, row: TripRow, viewer: Viewer): Promise<SeenTrip> {
  const { trip, rows } = await showTrip(pool, row, viewer);
  return { trip, events: presentEvents(rows, sightOf(row, viewer)) };
}
