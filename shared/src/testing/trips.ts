import type { TripSummary } from '../contracts/trips.ts';

/** A planned trip as the list of somebody's trips has it. */
export const aTripSummary = (over: Partial<TripSummary> = {}): TripSummary => ({
  id: '1',
  slug: '3-days-in-kyoto-abc',
  title: '3 days in Kyoto',
  status: 'planned',
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  canManage: true,
  locked: false,
  destinations: [],
  stop_count: 9,
  ...over,
});
