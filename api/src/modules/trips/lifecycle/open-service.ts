import type { Trip } from '@tabi/shared/contracts/trips';
import type { ApiContext } from '../../../ports/context.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { ratesInMemory } from '../../catalogue/currencies/repository.ts';
import { openTrip } from '../core/kept-service.ts';
import { sightOf } from '../core/policy.ts';
import { showStored } from '../core/show-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { seenDays, type SeenDays } from '../events/seen-days-service.ts';

/** A trip as this viewer may see it, and its days. */
export async function lookInto(
  context: Pick<ApiContext, 'pool' | 'mirror'>,
  trip: TripRow,
  viewer: Viewer,
): Promise<{ shown: () => Promise<Trip>; days: () => SeenDays }> {
  const stored = await openTrip(context, trip);
  return {
    shown: async () =>
      showStored(context.pool, { trip, viewer, rates: await context.mirror.of(ratesInMemory) }, stored),
    days: () => seenDays(trip, stored, sightOf(trip, viewer)),
  };
}
