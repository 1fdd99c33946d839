import type { DestinationDays, TripDestinationRow } from '../trip-row.ts';

/** A day of a trip and the destination it is spent in. */
export interface DayCity {
  date: string;
  city: number;
}

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

/** The days as stays, in the order in which they begin; where one comes back to, its stay holds what lies between. */
export function staysOf(days: readonly DayCity[]): DestinationDays[] {
  const stays = new Map<number, DestinationDays>();
  for (const { date, city } of days) {
    const stay = stays.get(city);
    if (stay) stay.end_date = date;
    else stays.set(city, { location_id: city, start_date: date, end_date: date });
  }
  return [...stays.values()];
}

/**
 * Where the trip is on a day: of the stays that hold it the one that began last, since an excursion lies within the stay
 * that one comes back to. The last destination before it when the days leave one out.
 */
export function destinationOn<T extends Pick<TripDestinationRow, 'start_date' | 'end_date'>>(
  destinations: readonly T[],
  date: string,
): T | undefined {
  const begun = destinations
    .filter((part) => part.start_date <= date)
    .sort((a, b) => (a.start_date < b.start_date ? 1 : -1));
  return begun.find((part) => date <= part.end_date) ?? begun[0] ?? destinations[0];
}
