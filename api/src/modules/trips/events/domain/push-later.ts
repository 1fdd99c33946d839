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

/** The day as it was before this way pushed it later; what has moved since stays where it is now. */
export const takenBack = (day: readonly DayEvent[], hop: DayEvent): DayEvent[] =>
  day.map((event) => {
    const [before, since] = hop.pushed?.[event.id] ?? [];
    if (before === undefined || event.pinned || event.starts_at !== since) return event;
    const length = minutesBetween(event.starts_at, event.ends_at);
    return { ...event, starts_at: before, ends_at: atMinute(event.date, minuteOf(event.date, before) + length) };
  });

/** What a longer way has pushed later, so that it can be taken back. */
export function pushedOf(before: readonly DayEvent[], after: readonly DayEvent[]): DayEvent['pushed'] {
  const was = new Map(before.map(({ id, starts_at }) => [id, starts_at]));
  const moved = after.flatMap(({ id, type, starts_at }) => {
    const start = was.get(id);
    return type === 'hop' || start === undefined || start === starts_at ? [] : [[id, [start, starts_at]] as const];
  });
  return moved.length ? Object.fromEntries(moved.map(([id, [start, now]]) => [id, [start, now]])) : null;
}

/**
 * The day with room for an event that has been put somewhere: what begins after it begins as late as the ways and it ask for, and
 * no later; what is pinned does not move.
 * @param day in order of time, with the event and its ways on it
 */
export function makeRoom(day: readonly DayEvent[], first: DayEvent): DayEvent[] {
  const at = day.findIndex(({ id }) => id === first.id);
  const { date } = first;
  let free = minuteOf(date, first.ends_at);
  let way = 0;
  return day.map((event, index) => {
    // What begins in the same minute comes after it too: it was put there.
    const isLater = index > at || (event.starts_at === first.starts_at && event.id !== first.id);
    if (!isLater || event.type === 'stay') return event;
    if (event.type === 'hop') {
      way = event.minutes ?? 0;
      return event;
    }
    const start = minuteOf(date, event.starts_at);
    const earliest = free + (pointOf(event) ? way : 0);
    const moved = event.pinned || start >= earliest ? start : Math.ceil(earliest / grid) * grid;
    const length = minutesBetween(event.starts_at, event.ends_at);
    free = Math.max(free, moved + length);
    if (pointOf(event)) way = 0;
    return { ...event, starts_at: atMinute(date, moved), ends_at: atMinute(date, moved + length) };
  });
}
