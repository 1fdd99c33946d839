import type { TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf } from '@tabi/shared/format';

/** A stop of a day as it would be; `at` null: it would leave the day. `was` null where its hour stays. */
export type Look = { id: string; title: string; at: string | null; was: string | null };

const isStop = ({ type }: TripEvent) => type === 'visit' || type === 'meal' || type === 'custom';

/** One day as it would be, and what would leave it. */
export function lookAtDay(before: readonly TripEvent[], after: readonly TripEvent[], date: string): Look[] {
  const on = (events: readonly TripEvent[]) =>
    events.filter((event) => event.date === date && isStop(event)).sort((a, b) => (a.start < b.start ? -1 : 1));
  const known = new Map(on(before).map((event) => [event.id, event]));
  const stays = on(after).map(({ id, title, start }): Look => {
    const was = known.get(id);
    known.delete(id);
    return { id, title, at: clockOf(start), was: was && was.start !== start ? clockOf(was.start) : null };
  });
  const leaving = [...known.values()].map(({ id, title, start }): Look => ({
    id,
    title,
    at: null,
    was: clockOf(start),
  }));
  return [...stays, ...leaving];
}

export const isSameDay = (look: readonly Look[]): boolean => look.every(({ at, was }) => at !== null && was === null);
