import { atMinute, minuteOf, minutesBetween } from '@tabi/shared/format';
import { grid } from '@tabi/planner';
import { pointOf, type DayEvent } from '../event-row.ts';

/**
 * The day after one of its ways has become longer: what comes later begins as late as it must, and no later. What the traveller
 * placed does not move. Ways are taken for their minutes only; they are timed afterwards.
 * @param day in order of time
 */
export function pushLater(day: readonly DayEvent[], hop: DayEvent): DayEvent[] {
  const from = day.findIndex(({ id }) => id === hop.id);
  const { date } = hop;
  const before = day.slice(0, from).filter(({ type, ends_at }) => type !== 'stay' && ends_at.startsWith(date));
  let free = Math.max(0, ...before.map(({ ends_at }) => minuteOf(date, ends_at)));
  if (before.length === 0) free = minuteOf(date, hop.starts_at);
  let way = 0;
  return day.map((event, index) => {
    if (index < from || event.type === 'stay') return event;
    if (event.type === 'hop') {
      way = event.id === hop.id ? (hop.minutes ?? 0) : (event.minutes ?? 0);
      return event.id === hop.id ? hop : event;
    }
    const earliest = free + (pointOf(event) ? way : 0);
    const start = minuteOf(date, event.starts_at);
    const moved = event.pinned || start >= earliest ? start : Math.ceil(earliest / grid) * grid;
    const length = minutesBetween(event.starts_at, event.ends_at);
    free = Math.max(free, moved + length);
    if (pointOf(event)) way = 0;
    return { ...event, starts_at: atMinute(date, moved), ends_at: atMinute(date, moved + length) };
  });
}
