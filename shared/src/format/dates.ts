/** Pure: how days and times are said. Days are `YYYY-MM-DD`, times local wall clock; no zone of any machine matters. */

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(utc(day));

export const addDays = (day: string, count: number): string =>
  new Date(utc(day).getTime() + count * 86_400_000).toISOString().slice(0, 10);

/** Both ends count: Sat to Tue is 4. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((utc(end).getTime() - utc(start).getTime()) / 86_400_000) + 1;

/** `Sat 14 March` */
export const sayDay = (day: string): string =>
  `${part(day, { weekday: 'short' })} ${part(day, { day: 'numeric' })} ${part(day, { month: 'long' })}`;

/** `Saturday` */
export const sayWeekday = (day: string): string => part(day, { weekday: 'long' });

/** `Sat 14 – Tue 17 March, 4 days`; the month and year stand once where they are the same. */
export function sayDays(start: string, end: string): string {
  const count = daysBetween(start, end);
  const length = count === 1 ? '1 day' : `${count} days`;
  if (start === end) return `${sayDay(start)}, ${length}`;
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const from = sameMonth ? `${part(start, { weekday: 'short' })} ${part(start, { day: 'numeric' })}` : sayDay(start);
  return `${from} – ${sayDay(end)}, ${length}`;
}

/** `14 March 2026` */
export const sayDate = (day: string): string =>
  part(day.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });

/** `09:30` of `2026-03-14 09:30:00`. */
export const clockOf = (localDateTime: string): string => localDateTime.slice(11, 16);

/** Minutes from one local wall-clock time to another of the same place. */
export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(`${end.replace(' ', 'T')}Z`) - Date.parse(`${start.replace(' ', 'T')}Z`)) / 60_000);
