import type { Place } from './model.ts';
import { weekWindows, type CatalogueHours } from './time.ts';

/** A place as the catalogue's files and the database hold it. */
export interface PlaceRow {
  name: string;
  kind: string;
  tags: string[];
  lat: number;
  lng: number;
  /** 5: nobody leaves without it … 1: for those who come again. */
  importance: number;
  visit_minutes: number;
  hours: CatalogueHours;
  /** Every day on which it is shut; `closedDays` tells those of closures. */
  closed_dates: string[];
  best_time: Place['bestTime'];
  light?: Place['light'] | undefined;
  night?: boolean | undefined;
  setting: Place['setting'];
  day_trip: boolean;
  /** The grounds that it lies in, when one goes on foot only there. */
  walked_in?: string | null | undefined;
}

/** Pure: a row as the planner takes it, under the ids that the request uses. */
export const placeFromRow = (
  row: PlaceRow,
  own: Pick<Place, 'id' | 'destinationId' | 'priceMinor' | 'wholeId'>,
): Place => ({
  ...own,
  name: row.name,
  lat: row.lat,
  lng: row.lng,
  kind: row.kind,
  tags: row.tags,
  importance: row.importance,
  visitMinutes: row.visit_minutes,
  windows: weekWindows(row.hours),
  closedDates: row.closed_dates,
  bestTime: row.best_time,
  light: row.light ?? null,
  night: row.night ?? false,
  setting: row.setting,
  dayTrip: row.day_trip,
  ...(row.walked_in ? { walkedIn: row.walked_in } : {}),
});
