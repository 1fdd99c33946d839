import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';

/**
 * Pure: what the clocks on the wall of a place show, `YYYY-MM-DD HH:mm:ss`. Two of them are compared as if all were in
 * one zone; which one it is, and whether its clocks change in between, does not matter here.
 */

const dateOf = (wallClock: string) => new UTCDateMini(`${wallClock.replace(' ', 'T')}Z`);

/** `09:30` of `2026-03-14 09:30:00`. */
export const clockOf = (wallClock: string): string => wallClock.slice(11, 16);

/** Minutes after midnight as `HH:MM`; those of the next day begin at 00:00 again. */
export const clockText = (minute: number): string => atMinute('2000-01-01', minute).slice(11, 16);

/** Minutes from one wall clock to another of the same place. */
export const minutesBetween = (start: string, end: string): number =>
  differenceInMinutes(dateOf(end), dateOf(start), { roundingMethod: 'round' });

/** Minutes after midnight of a day, as a wall clock; 1440 and more is the next day. */
export const atMinute = (day: string, minute: number): string =>
  addMinutes(dateOf(`${day} 00:00:00`), minute)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Minutes from midnight of a day to a wall clock; 1440 and more is the next day. */
export const minuteOf = (day: string, wallClock: string): number => minutesBetween(`${day} 00:00:00`, wallClock);
