import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { euroRates } from '../../catalogue/currencies/domain/euro-rates.ts';
import { storedRates } from '../../catalogue/currencies/repository.ts';
import { dayRows } from '../core/domain/event-rows.ts';
import { findTrip } from '../core/find-service.ts';
import { factsOf } from '../core/stored-service.ts';
import { authorize } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { presentCosts } from './costs-presenter.ts';
import { tripPeople } from './people-repository.ts';
import { expenses, tripPayments } from './repository.ts';

/** Of those who plan the trip; a guest is refused. */
export async function costsOfTrip(
  context: ApiContext,
  viewer: Viewer,
  idOrSlug: string,
  wanted: string,
): Promise<TripCosts> {
  const { pool } = context;
  const trip = await findTrip(context, viewer, idOrSlug);
  authorize(trip, viewer, 'manage');
  const rates = await storedRates(pool);
  const events = await trips.events(pool, trip.id);
  const stored = {
    events: dayRows(trip, events, await factsOf(pool, events)).flat(),
    ideas: await trips.ideas(pool, trip.id),
    expenses: await expenses.list(pool, trip.id),
    payments: await tripPayments.list(pool, trip.id),
    people: await tripPeople.list(pool, trip.id),
    rates: euroRates(rates),
    ratesOf: new Map(rates.map(({ currency, as_of }) => [currency, as_of])),
  };
  return presentCosts(trip, stored, viewer, wanted);
}
