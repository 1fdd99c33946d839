import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as plusDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { getISODay } from 'date-fns/getISODay';

/**
 * Pure: calendar days, `YYYY-MM-DD`, and how they are said. Behind each stands a date whose own zone is UTC, so that no
 * zone of any machine and no change of clocks can move it.
 */

const dateOf = (day: string) => new UTCDateMini(`${day}T00:00:00Z`);

/** The day of an instant in UTC, which is how the servers count. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Whether the calendar has this day. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && utcDay(date) === text;
}

export const addDays = (day: string, count: number): string => utcDay(plusDays(dateOf(day), count));

/** Both ends count: Sat to Tue is 4. */
export const daysBetween = (start: string, end: string): number => daysApart(start, end) + 1;

/** Nights, so to speak: Sat to Tue is 3; negative where `end` comes first. */
export const daysApart = (start: string, end: string): number => differenceInCalendarDays(dateOf(end), dateOf(start));

/** Every day from start to end, both included; none where the end comes first. */
export const eachDay = (start: string, end: string): string[] =>
  end < start ? [] : eachDayOfInterval({ start: dateOf(start), end: dateOf(end) }).map(utcDay);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => getISODay(dateOf(day)) - 1;

// By hand: the platform's own words begin with tens of milliseconds on a phone, in the midst of bringing a page to life, and
// date-fns would bring five kilobytes of them into the first script of every page.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dayOfMonth = (day: string): number => dateOf(day).getDate();
const month = (day: string): string => months[dateOf(day).getMonth()] ?? '';
const monthOfYear = (day: string): string => `${month(day)} ${dateOf(day).getFullYear()}`;

/** `Saturday` */
export const formatWeekday = (day: string): string => weekdays[weekdayOf(day)] ?? '';

/** `14 March` */
export const formatDayOfYear = (day: string): string => `${dayOfMonth(day)} ${month(day)}`;

/** `Sat 14` */
export const formatShortDay = (day: string): string => `${formatWeekday(day).slice(0, 3)} ${dayOfMonth(day)}`;

/** `Sat 14 March` */
export const formatDay = (day: string): string => `${formatShortDay(day)} ${month(day)}`;

/** `March`, of 3. */
export const monthName = (ofYear: number): string => month(`2000-${String(ofYear).padStart(2, '0')}-01`);

/** `March 2026`, of `2026-03`. */
export const formatMonth = (yearAndMonth: string): string => monthOfYear(`${yearAndMonth}-01`);

/** `14 March 2026`, of a day or an instant in UTC. */
export const formatDate = (day: string): string => `${dayOfMonth(day.slice(0, 10))} ${monthOfYear(day.slice(0, 10))}`;

/** `Sat 14 – Tue 17 March, 4 days`; the month stands once where it is the same. */
export function formatDays(start: string, end: string): string {
  const count = daysBetween(start, end);
  const length = count === 1 ? '1 day' : `${count} days`;
  if (start === end) return `${formatDay(start)}, ${length}`;
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${sameMonth ? formatShortDay(start) : formatDay(start)} – ${formatDay(end)}, ${length}`;
}
