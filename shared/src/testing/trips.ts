import type { NewTrip, Trip, TripSummary } from '../contracts/trips.ts';

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
  role: 'owner',
  ...over,
});

/** A planned trip of one's own, without destinations. */
export const aTrip = (over: Partial<Trip> = {}): Trip => ({
  id: '1',
  slug: '3-days-in-kyoto-abc',
  title: '3 days in Kyoto',
  uuid: null,
  status: 'planned',
  message: null,
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  startTime: '09:00',
  endTime: '22:00',
  tripPace: 1,
  theme: 'leisure',
  preferredTypes: [],
  destinations: [],
  contributors: [],
  role: 'owner',
  canManage: true,
  locked: false,
  version: 1,
  preferences: null,
  budget: null,
  pois: [],
  side_pois: [],
  ...over,
});

/** What making a trip is answered with. */
export function aNewTrip(over: Partial<Trip> = {}): NewTrip {
  const trip = aTrip(over);
  const { id, slug, status, message } = trip;
  return { id, slug, status, message, trip, events: [] };
}
