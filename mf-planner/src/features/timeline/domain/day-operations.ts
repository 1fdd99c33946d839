import type { Trip } from '@tabi/shared/contracts/trips';
import { addDays, formatShortDay } from '@tabi/shared/format';
import { nameOfDay } from '../../../common/domain/day-names.ts';
import { operation, takenBackBy, type Operation } from '../../../common/domain/operations.ts';

const ofDay = ({ id }: Pick<Trip, 'id'>, date: string) => ({ params: { id, date } });

const naming = (trip: Trip, date: string, name: string): Operation =>
  operation(
    'PATCH /api/trips/{id}/days/{date}',
    { ...ofDay(trip, date), body: { name } },
    { words: name ? `${formatShortDay(date)} is called ${name}` : `${formatShortDay(date)} has no name any more` },
  );

export const nameDay = (trip: Trip, date: string, name: string): Operation =>
  takenBackBy(naming(trip, date, name), naming(trip, date, nameOfDay(trip, date)));

/** Done again it is taken back. */
export function swapDays(trip: Trip, date: string, other: string): Operation {
  const swap = operation(
    'POST /api/trips/{id}/days/{date}/swap',
    { ...ofDay(trip, date), body: { with: other } },
    { words: `${formatShortDay(date)} and ${formatShortDay(other)} have changed places` },
  );
  return takenBackBy(swap, swap);
}

export const removeDay = (trip: Trip, date: string): Operation =>
  operation(
    'POST /api/trips/{id}/days/{date}/remove',
    { ...ofDay(trip, date), body: {} },
    { words: `${formatShortDay(date)} is taken out of the trip`, back: 'none' },
  );

export function addDay(trip: Trip, date: string, side: 'before' | 'after'): Operation {
  const added = side === 'before' ? date : addDays(date, 1);
  const words = `${formatShortDay(added)} is a day more of your trip`;
  const add = operation('POST /api/trips/{id}/days', { params: { id: trip.id }, body: { date, side } }, { words });
  return takenBackBy(add, removeDay(trip, added));
}

export const planDay = (trip: Trip, date: string): Operation =>
  operation(
    'POST /api/trips/{id}/days/{date}/plan',
    { ...ofDay(trip, date), body: {} },
    { words: `${formatShortDay(date)} is in a better order` },
  );
