import type { Place, TimeWindow } from './model.ts';

/** Minutes of a day, and how the schedule is rounded: people read 09:35, not 09:37. */
export const minutesOfDay = 1440;
export const grid = 5;

export const roundUp = (minute: number): number => Math.ceil(minute / grid) * grid;
export const roundDown = (minute: number): number => Math.floor(minute / grid) * grid;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The catalogue's `hours`: `always`, or `HH:MM-HH:MM` ranges by weekday, `daily` for the days not named. */
export type CatalogueHours =
  'always' | { readonly [day in 'daily' | (typeof weekdays)[number]]?: readonly string[] | undefined };

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** `HH:MM-HH:MM` to minutes; an end at or before the start is on the next day, so `closes` exceeds 1440. */
export function parseRange(range: string): TimeWindow {
  const opens = minuteOf(range.slice(0, 5));
  const closes = minuteOf(range.slice(6, 11));
  return { opens, closes: closes > opens ? closes : closes + minutesOfDay };
}

/** Catalogue hours to `Place.windows`: seven lists, Monday first. */
export function weekWindows(hours: CatalogueHours): Place['windows'] {
  if (hours === 'always') return 'always';
  return weekdays.map((day) => (hours[day] ?? hours.daily ?? []).map(parseRange));
}

/** 0 = Monday … 6 = Sunday of `YYYY-MM-DD` in the proleptic Gregorian calendar; NaN for what is no date. */
export function weekdayOf(date: string): number {
  const days = dayNumber(date);
  return (((days + 3) % 7) + 7) % 7;
}

/** Days since 1970-01-01, which was a Thursday. */
export function dayNumber(date: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!match) return NaN;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return NaN;
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** Whether a place is shut on a date (`YYYY-MM-DD`) on which it would be open otherwise. */
const isClosedOn = ({ closedDates }: Pick<Place, 'closedDates'>, date: string): boolean =>
  closedDates.includes(date.slice(5)) || closedDates.includes(date);

/** The opening windows of a place on one date, merged and in order; what began the evening before is included. */
export function windowsOn(
  place: Pick<Place, 'windows' | 'closedDates'>,
  date: string,
  weekday: number,
): 'always' | TimeWindow[] {
  const closed = isClosedOn(place, date);
  if (place.windows === 'always') return closed ? [] : 'always';
  const today = closed ? [] : (place.windows[weekday] ?? []);
  const yesterday = place.windows[(weekday + 6) % 7] ?? [];
  const spill = yesterday
    .filter((window) => window.closes > minutesOfDay)
    .map((window) => ({ opens: Math.max(0, window.opens - minutesOfDay), closes: window.closes - minutesOfDay }));
  return mergeWindows([...(closed ? [] : spill), ...today]);
}

/** Touching and overlapping windows become one; empty and non-finite ones vanish. */
export function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const sorted = windows
    .filter((window) => Number.isFinite(window.opens) && window.closes > window.opens && Number.isFinite(window.closes))
    .sort((a, b) => a.opens - b.opens);
  const merged: TimeWindow[] = [];
  for (const window of sorted) {
    const last = merged[merged.length - 1];
    if (last && window.opens <= last.closes) {
      merged[merged.length - 1] = { opens: last.opens, closes: Math.max(last.closes, window.closes) };
    } else merged.push(window);
  }
  return merged;
}
