import type { PlanChange, TripPatch } from '@tabi/shared/contracts/trip-changes';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { invalid } from '../../../http/http-error.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { authorize } from '../core/policy.ts';
import { settings } from '../core/settings-repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { planSoon } from '../lifecycle/service.ts';
import { orPreview, Preview } from '../core/preview-service.ts';
import type { Replanned } from './replan-service.ts';
import { nothingReplanned, presentedChange, requireSettled, withNewDays } from './new-days-service.ts';

type Patch = Omit<TripPatch, 'preview'>;

const changesDays = ({ startDate, endDate, destination_ids }: Patch): boolean =>
  startDate !== undefined || endDate !== undefined || destination_ids !== undefined;

/** Stores the trip as it is to be. */
async function patched(
  context: ApiContext,
  { db, trip, viewer }: { db: Db; trip: TripRow; viewer: Change['viewer'] },
  patch: Patch,
): Promise<Replanned> {
  // A trip is unlocked first, and changed then.
  if (patch.locked !== false) authorize(trip, viewer, Object.keys(patch).length > 1 ? 'edit' : 'manage');
  if (changesDays(patch)) requireSettled(trip);
  const made = changesDays(patch) ? await withNewDays(context, db, trip, patch) : { trip, replanned: nothingReplanned };
  await settings.frame(db, {
    ...made.trip,
    title: patch.title ?? made.trip.title,
    locked: patch.locked ?? trip.locked,
    source_city_id: patch.source_id === undefined ? trip.source_city_id : patch.source_id,
  });
  return made.replanned;
}

/** @param check whether the change can be made to the trip as it is now */
export function patchTrip(
  context: ApiContext,
  change: Change,
  { preview = false, ...patch }: TripPatch,
  check: (trip: TripRow) => void = () => undefined,
): Promise<PlanChange> {
  const { pool } = context;
  const { viewer } = change;
  return orPreview(async () => {
    if (typeof patch.source_id === 'number' && !(await cities.exists(pool, patch.source_id)))
      throw invalid('source_id', 'We do not know the city you start from. Choose it again from the list.');
    const what = patch.locked === undefined ? 'edit' : 'own';
    const { tripId, result } = await changeTrip(context, change, what, async (db, trip) => {
      check(trip);
      const { moved } = await patched(context, { db, trip, viewer }, patch);
      if (preview) throw new Preview(await presentedChange(db, context, viewer, { id: trip.id, moved }));
      const kind = patch.locked === undefined ? 'trip-changed' : patch.locked ? 'locked' : 'unlocked';
      return { kind, data: { fields: Object.keys(patch), moved }, result: moved };
    });
    await planSoon(context, tripId);
    return presentedChange(pool, context, viewer, { id: tripId, moved: result });
  });
}

/** @throws HttpError 422 for an end that is no later than before */
export const extendTrip = (context: ApiContext, change: Change, endDate: string): Promise<PlanChange> =>
  patchTrip(context, change, { endDate }, ({ end_date }) => {
    if (endDate <= end_date) throw invalid('endDate', `Choose a day after ${end_date}, on which the trip ends now.`);
  });
