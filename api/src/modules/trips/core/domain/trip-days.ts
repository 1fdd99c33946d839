import type { DestinationDays } from '../trip-row.ts';

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
