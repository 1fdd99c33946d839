import { atMinute, minuteOf } from '@tabi/shared/format';

/** The same clock time on another day. */
export const onDay = (from: string, to: string, wallClock: string): string => atMinute(to, minuteOf(from, wallClock));

/** A wall clock some minutes later. */
export const later = (wallClock: string, minutes: number): string =>
  atMinute(wallClock.slice(0, 10), minuteOf(wallClock.slice(0, 10), wallClock) + minutes);
