/**
 * Pure: what the clocks on the wall of a place show, `YYYY-MM-DD HH:mm:ss`. Two of them are compared as if all were in
 * one zone; which one it is, and whether its clocks change in between, does not matter here.
 */

const minuteMs = 60_000;

/** Seconds after midnight. A day's plan is counted by the hundred: no dates are made for it. */
const secondOf = (wallClock: string): number =>
  Number(wallClock.slice(11, 13)) * 3600 + Number(wallClock.slice(14, 16)) * 60 + Number(wallClock.slice(17, 19));

/** From the midnight of one day to that of another, as if the wall stood in UTC. */
const secondsApart = (start: string, end: string): number =>
  start === end ? 0 : (Date.parse(end) - Date.parse(start)) / 1000;

/** `09:30` of `2026-03-14 09:30:00`. */
export const clockOf = (wallClock: string): string => wallClock.slice(11, 16);

/** Minutes after midnight as `HH:MM`; those of the next day begin at 00:00 again. */
export const clockText = (minute: number): string => atMinute('2000-01-01', minute).slice(11, 16);

/** Minutes from one wall clock to another of the same place. */
export const minutesBetween = (start: string, end: string): number =>
  // Never the zero below zero.
  Math.round((secondsApart(start.slice(0, 10), end.slice(0, 10)) + secondOf(end) - secondOf(start)) / 60) + 0;

/** Minutes after midnight of a day, as a wall clock; 1440 and more is the next day. */
export const atMinute = (day: string, minute: number): string =>
  new Date(Date.parse(day) + minute * minuteMs).toISOString().slice(0, 19).replace('T', ' ');

/** Minutes from midnight of a day to a wall clock; 1440 and more is the next day. */
export const minuteOf = (day: string, wallClock: string): number => minutesBetween(`${day} 00:00:00`, wallClock);
