import { aTripSummary } from '@tabi/shared/testing';
import type { TripSummary } from '@tabi/shared/contracts/trips';
import { tripsTo } from './trip-choices.ts';

const stay = (id: number) => ({ id, time_zone: 'Asia/Tokyo' }) as TripSummary['destinations'][number];
const trip = (id: string, over: Partial<TripSummary> = {}) => aTripSummary({ id, destinations: [stay(1)], ...over });

it('offers the planned trips to the destination that one may change, and no others', () => {
  const trips = [
    trip('mine'),
    trip('elsewhere', { destinations: [stay(2)] }),
    trip('only looked at', { canManage: false }),
    trip('locked', { locked: true }),
    trip('being planned', { status: 'in progress' }),
    trip('over', { startDate: '2026-11-20', endDate: '2026-11-22' }),
    trip('ends today', { startDate: '2026-11-20', endDate: '2026-11-23' }),
    trip('on the way', { destinations: [stay(2), stay(1)] }),
  ];
  const now = new Date('2026-11-22T16:00:00Z');
  expect(tripsTo(trips, 1, now).map(({ id }) => id)).toEqual(['mine', 'ends today', 'on the way']);
});
