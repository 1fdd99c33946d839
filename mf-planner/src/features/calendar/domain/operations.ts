import type { TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf, formatShortDay } from '@tabi/shared/format';
import { operation, type Operation } from '../../../common/domain/operations.ts';
import type { Times } from './moves.ts';
import { titleOf } from './words.ts';

const wordsFor = (event: TripEvent, { start, end }: Times): string => {
  const carried = start !== event.start;
  const stretched = !carried && end !== event.end;
  if (stretched) return `${titleOf(event)} now ends at ${clockOf(end)}`;
  return `${titleOf(event)} moved to ${formatShortDay(start.slice(0, 10))}, ${clockOf(start)}`;
};

/** An event at another time; nothing else makes room for it. */
export function moveEvent(event: TripEvent, times: Times): Operation {
  const call = event.type === 'custom' ? 'PATCH /api/events/custom/{id}' : 'PATCH /api/events/{id}';
  return operation(
    call,
    { params: { id: event.id }, body: { start: times.start, end: times.end } },
    {
      words: wordsFor(event, times),
      about: event.id,
    },
  );
}
