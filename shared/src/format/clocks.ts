/**
 * Pure: what the clocks on the wall of a place show, `YYYY-MM-DD HH:mm:ss`. Two of them are compared as if all were in
 * one zone; which one it is, and whether its clocks change in between, does not matter here.
 */

const minuteMs = 60_000;

/** Milliseconds, as if the wall stood in UTC. A day's plan is counted by the hundred: no dates are made for it. */
const instantOf = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);

/** `09:30` of `2026-03-14 09:30:00`. */
export const clockOf = (wallClock: string): string => wallClock.slice(11, 16);

/** Minutes after midnight as `HH:MM`; those of the next day begin at 00:00 again. */
export const clockText = (minute: number): string => atMinute('2000-01-01', minute).slice(11, 16);

/** Minutes from one wall clock to another of the same place. */
export const minutesBetween = (start: string, end: string): number =>
  // Never the zero below zero.
  Math.round((instantOf(end) - instantOf(start)) / minuteMs) + 0;

/** Minutes after midnight of a day, as a wall clock; 1440 and more is the next day. */
export const atMinute = (day: string, minute: number): string =>
  new Date(instantOf(`${day} 00:00:00`) + minute * minuteMs).toISOString().slice(0, 19).replace('T', ' ');

/** Minutes from midnight of a day to a wall clock; 1440 and more is the next day. */
export const minuteOf = (day: string, wallClock: string): number => minutesBetween(`${day} 00:00:00`, wallClock);
