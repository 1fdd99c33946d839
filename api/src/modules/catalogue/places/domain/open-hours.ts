import { weekdayOf, type CatalogueHours } from '@tabi/planner';
import { addDays } from '@tabi/shared/format';

export interface Opening {
  hours: CatalogueHours;
  /** `MM-DD` of every year, or `YYYY-MM-DD` once. */
  closed_dates: string[];
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const isShut = ({ closed_dates }: Opening, day: string): boolean =>
  closed_dates.includes(day.slice(5)) || closed_dates.includes(day);

/** `HH:MM-HH:MM`, each as its two ends. */
function rangesOn(hours: CatalogueHours, day: string): { opens: string; closes: string }[] {
  if (hours === 'always') return [];
  const ranges = hours[weekdays[weekdayOf(day)] ?? 'daily'] ?? hours.daily ?? [];
  return ranges.map((range) => ({ opens: range.slice(0, 5), closes: range.slice(-5) }));
}

/** Pure: whether it opens on a day, `YYYY-MM-DD`. */
export const isOpenOn = (place: Opening, day: string): boolean =>
  !isShut(place, day) && (place.hours === 'always' || rangesOn(place.hours, day).length > 0);

/**
 * Pure: whether it is open when the clocks there show this. A range that ends at or before its start ends on the next day.
 * @param clock `HH:MM`
 */
export function isOpenAt(place: Opening, day: string, clock: string): boolean {
  if (isShut(place, day)) return false;
  if (place.hours === 'always') return true;
  const before = addDays(day, -1);
  return (
    rangesOn(place.hours, day).some(({ opens, closes }) => opens <= clock && (clock < closes || closes <= opens)) ||
    (!isShut(place, before) &&
      rangesOn(place.hours, before).some(({ opens, closes }) => closes <= opens && clock < closes))
  );
}
