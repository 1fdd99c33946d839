import type { z } from 'zod';
import type { PlanChange } from '@tabi/shared/contracts/trip-changes';
import type { plannerInput } from '@tabi/shared/contracts/trips';
import type { ApiContext } from '../../../ports/context.ts';
import type { Db } from '@tabi/postgres';
import { changeTrip, type Change } from '../core/change-service.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { trips } from '../core/repository.ts';
import { settings } from '../core/settings-repository.ts';
import type { TripRow } from '../core/trip-row.ts';
import { requireKnownTags } from '../core/tags-policy.ts';
import { planSoon, settledWish } from '../lifecycle/service.ts';
import { doneBetween, memoryOf } from '../events/memory-service.ts';
import { presentedChange, requireSettled, withNewDays } from './new-days-service.ts';
import { orPreview, Preview } from '../core/preview-service.ts';

/**
 * Plans all days again by what is wished now. What the traveller placed stays, what they added or noted comes in first.
 * @param preview only answers what would be
 */
export function planAgain(context: ApiContext, change: Change, preview: boolean): Promise<PlanChange> {
  const { pool } = context;
  return orPreview(async () => {
    const { tripId, version, result } = await changeTrip(context, change, 'edit', async (db, trip) => {
      requireSettled(trip);
      const before = await memoryOf(db, trip);
      const { replanned } = await withNewDays(context, db, trip, {}, true);
      const { moved } = replanned;
      if (preview) throw new Preview(await presentedChange(db, context, change.viewer, { id: trip.id, moved }));
      const undo = doneBetween(before, await memoryOf(db, trip));
      return { kind: 'trip-changed', data: { fields: ['plan'], moved }, undo, result: moved };
    });
    await planSoon(context, tripId);
    return { ...(await presentedChange(pool, context, change.viewer, { id: tripId, moved: result })), version };
  });
}

type Wish = Omit<z.output<typeof plannerInput>, 'theme'> & { theme?: TripRow['theme'] };

/** The trip with these wishes, and whether they are others than before. */
function wished(trip: TripRow, wish: Wish): { next: TripRow; differs: boolean } {
  const next: TripRow = {
    ...trip,
    start_time: wish.startTime,
    end_time: wish.endTime,
    trip_pace: wish.tripPace,
    preferred_types: wish.preferredTypes,
    theme: wish.theme ?? trip.theme,
    party: wish.numberOfPeople === undefined ? trip.party : wish.numberOfPeople,
    source_city_id: wish.source_id,
  };
  const asked = (of: TripRow) =>
    JSON.stringify([of.start_time, of.end_time, of.trip_pace, [...of.preferred_types].sort(), of.theme, of.party]);
  return { next, differs: asked(trip) !== asked(next) };
}

async function withBudget(db: Db, { id, currency: before }: TripRow, wish: Wish): Promise<void> {
  const currency = wish.currency?.toUpperCase();
  if (currency === undefined || (wish.amount === undefined && wish.amount_minor === undefined)) return;
  if (before !== null && before !== currency) await settings.nameCurrency(db, id, before);
  await settings.budget(db, id, storedAmount(wish, currency), currency);
}

/** The form of a trip sent again: its days are the ones asked for, planned anew as far as that needs. */
export async function editTrip(context: ApiContext, change: Change, asked: Wish): Promise<TripRow> {
  const wish = await settledWish(context, asked);
  const { tripId } = await changeTrip(context, change, 'edit', async (db, trip) => {
    requireSettled(trip);
    requireKnownTags('preferredTypes', wish.preferredTypes, trip.preferred_types);
    const { next, differs } = wished(trip, wish);
    await settings.preferences(db, trip.id, next);
    await withBudget(db, trip, wish);
    const { startDate, endDate, destination_ids } = wish;
    const made = await withNewDays(context, db, next, { startDate, endDate, destination_ids }, differs);
    await settings.frame(db, made.trip);
    return { kind: 'trip-changed', data: { fields: ['form'], moved: made.replanned.moved }, result: undefined };
  });
  await planSoon(context, tripId);
  return (await trips.find(context.pool, tripId)) as TripRow;
}
