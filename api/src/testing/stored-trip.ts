import { trips } from '../modules/trips/core/repository.ts';
import type { TestApi } from './test-api.ts';

/**
 * A trip of an account that waits for its plan: a row is enough to be listed.
 * @param where id of its destination
 * @returns its id
 */
export async function storeTrip(
  { context }: TestApi,
  {
    userId,
    where,
    title,
    startDate,
    endDate = startDate,
  }: {
    userId: string;
    where: number;
    title: string;
    startDate: string;
    endDate?: string;
  },
): Promise<string> {
  const id = crypto.randomUUID();
  const stay = { location_id: where, start_date: startDate, end_date: endDate };
  const hours = { startTime: '09:00', endTime: '22:00', tripPace: 1, theme: 'leisure', preferredTypes: [] };
  const money = { currency: null, amount: null, amount_minor: null };
  const nothing = { visitor: null, sourceId: null, party: null, ...money, seed: 1, staysGiven: false };
  const trip = { id, slug: id, title, userId, startDate, endDate, ...hours, ...nothing, destinations: [stay] };
  await trips.insert(context.pool, trip);
  return id;
}
