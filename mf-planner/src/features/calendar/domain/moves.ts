import { addDays, atMinute, daysApart, minuteOf, minutesBetween } from '@tabi/shared/format';

/** Wall clocks of the place. */
export type Times = { start: string; end: string };

/** The trip's days: what begins stays inside them. */
export type Bounds = { startDate: string; endDate: string };

/** Minutes; everything that is moved or stretched lands on one. */
export const step = 15;
const dayMinutes = 1440;

const dayOf = (wallClock: string) => wallClock.slice(0, 10);
const snapped = (minute: number) => Math.round(minute / step) * step;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const startingAt = (times: Times, date: string, minute: number): Times => ({
  start: atMinute(date, minute),
  end: atMinute(date, minute + minutesBetween(times.start, times.end)),
});

/** Carried to another day and time, as long as it was; its start lands on the nearest quarter of an hour. */
export function shifted(times: Times, by: { days: number; minutes: number }, { startDate, endDate }: Bounds): Times {
  const date = dayOf(times.start);
  const last = daysApart(startDate, endDate);
  const to = addDays(startDate, within(daysApart(startDate, date) + by.days, 0, last));
  const minute = minuteOf(date, times.start);
  const moved = by.minutes === 0 ? minute : within(snapped(minute + by.minutes), 0, dayMinutes - step);
  return startingAt(times, to, moved);
}

/** An edge pulled; a quarter of an hour is left, and a day at most. */
export function stretched(times: Times, edge: 'start' | 'end', minutes: number): Times {
  const date = dayOf(times.start);
  const [from, to] = [minuteOf(date, times.start), minuteOf(date, times.end)];
  if (edge === 'start') {
    const start = within(snapped(from + minutes), Math.max(0, to - dayMinutes), to - step);
    return { ...times, start: atMinute(date, start) };
  }
  return { ...times, end: atMinute(date, within(snapped(to + minutes), from + step, from + dayMinutes)) };
}

/** Minutes to the next quarter of an hour in a direction: a whole step from one, less from between two. */
export function toNextQuarter(wallClock: string, direction: 1 | -1): number {
  const past = minuteOf(dayOf(wallClock), wallClock) % step;
  if (past === 0) return direction * step;
  return direction === 1 ? step - past : -past;
}

/** What an arrow key does with what is held; undefined for all other keys. Shift pulls the end instead. */
export function moveByKey(key: string, shift: boolean, times: Times, bounds: Bounds): Times | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return shifted(times, { days: key === 'ArrowRight' ? 1 : -1, minutes: 0 }, bounds);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const direction = key === 'ArrowDown' ? 1 : -1;
  if (shift) return stretched(times, 'end', toNextQuarter(times.end, direction));
  return shifted(times, { days: 0, minutes: toNextQuarter(times.start, direction) }, bounds);
}

export const sameTimes = (one: Times, other: Times): boolean => one.start === other.start && one.end === other.end;
