import type { DestinationDays } from '../trip-row.ts';

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Every date from start to end, both included. */
export function datesBetween(start: string, end: string): string[] {
  const first = Date.parse(start);
  const count = Math.round((Date.parse(end) - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => dateOf(first + index * dayMs));
}

/** Adds minutes since midnight to a date: `YYYY-MM-DD HH:mm:ss`; 1440 and more is the next day. */
export const atMinute = (date: string, minute: number): string =>
  new Date(Date.parse(date) + minute * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** The days in equal shares, in the given order: what is shown until the planner has shared them out by worth. */
export function equalShares(dates: string[], locationIds: number[]): DestinationDays[] {
  const at = (share: number) => dates[Math.min(dates.length - 1, Math.floor(share))] ?? '';
  const size = dates.length / locationIds.length;
  return locationIds.map((location_id, index) => ({
    location_id,
    start_date: at(index * size),
    end_date: at(Math.max(index * size, (index + 1) * size - 1)),
  }));
}
