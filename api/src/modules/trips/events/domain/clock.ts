import { atMinute } from '../../core/domain/trip-days.ts';

/** Minutes from midnight of `date` to a wall clock `YYYY-MM-DD HH:mm:ss`; beyond 1440 is after midnight of the next day. */
export const minuteOf = (date: string, wallClock: string): number =>
  Math.round((Date.parse(`${wallClock.replace(' ', 'T')}Z`) - Date.parse(date)) / 60_000);

/** The same clock time on another day. */
export const onDay = (from: string, to: string, wallClock: string): string => atMinute(to, minuteOf(from, wallClock));

export const later = (wallClock: string, minutes: number): string =>
  atMinute(wallClock.slice(0, 10), minuteOf(wallClock.slice(0, 10), wallClock) + minutes);

/** Minutes between two wall clocks. */
export const between = (from: string, to: string): number =>
  minuteOf(from.slice(0, 10), to) - minuteOf(from.slice(0, 10), from);
