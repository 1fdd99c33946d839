import type { z } from 'zod';
import type { budget as budgetAnswer, budgetInput, preferencesPatch } from '@tabi/shared/contracts/trip-changes';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid } from '../../../http/http-error.ts';
import { changeTrip, type Change } from '../core/change-service.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { requireKnownTags } from '../core/tags-policy.ts';
import { trips } from '../core/repository.ts';
import { settings } from '../core/settings-repository.ts';
import type { TripRow } from '../core/trip-row.ts';

export async function setBudget(
  context: ApiContext,
  change: Change,
  wish: z.output<typeof budgetInput>,
): Promise<z.output<typeof budgetAnswer>> {
  const currency = wish.currency.toUpperCase();
  const { amount, amount_minor } = storedAmount(wish, currency);
  const budget = { amount: amount ?? 0, amount_minor: amount_minor ?? 0, currency };
  await changeTrip(context, change, 'edit', async (db, { id, currency: before }) => {
    // What was noted without a currency was in the budget's, and stays in that.
    if (before !== null && before !== currency) await settings.nameCurrency(db, id, before);
    await settings.budget(db, id, budget, currency);
    return { kind: 'budget-changed', data: budget, result: undefined };
  });
  return budget;
}

type Preferences = z.output<typeof preferencesPatch>;

/** They count from the next planning on; the days there are stay as they are. */
export async function setPreferences(context: ApiContext, change: Change, wish: Preferences): Promise<TripRow> {
  const { tripId } = await changeTrip(context, change, 'edit', async (db, trip) => {
    const start = wish.day_start_time ?? trip.start_time;
    const end = wish.day_end_time ?? trip.end_time;
    if (end <= start) throw invalid('day_end_time', 'The day must end after it starts.');
    requireKnownTags('preferred_types', wish.preferred_types ?? [], trip.preferred_types);
    await settings.preferences(db, trip.id, {
      start_time: start,
      end_time: end,
      trip_pace: wish.trip_pace ?? trip.trip_pace,
      preferred_types: wish.preferred_types ?? trip.preferred_types,
      theme: wish.theme ?? trip.theme,
      party: wish.numberOfPeople === undefined ? trip.party : wish.numberOfPeople,
    });
    return { kind: 'preferences-changed', data: wish, result: undefined };
  });
  return (await trips.find(context.pool, tripId)) as TripRow;
}
