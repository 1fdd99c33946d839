import type { TimeWindow } from '@tabi/planner';
import type { VisitEvent } from '@tabi/shared/contracts/trips';
import { hoursOn, windowsText } from '../../../catalogue/places/domain/hours-text.ts';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';

export interface VisitHours {
  hours_that_day: string;
  hours_kind: VisitEvent['hours_kind'];
  open: boolean;
}

/** What is left of the night before is of interest to those alone who come then. */
const withoutLastNight = (windows: readonly TimeWindow[], visit: { start: number }): readonly TimeWindow[] =>
  windows.length > 1 ? windows.filter(({ opens, closes }) => opens > 0 || visit.start < closes) : windows;

/**
 * Pure: what a place's hours are on a day, and whether they hold the whole of a visit.
 * @param visit minutes of the day; beyond 1440 is after midnight
 */
export function visitHours(
  place: Pick<PlannablePlace, 'hours' | 'closed_dates'>,
  date: string,
  visit: { start: number; end: number },
): VisitHours {
  const windows = hoursOn(place, date);
  const always = windows === 'always' || windows.some(({ opens, closes }) => opens <= 0 && closes >= 1440);
  return {
    hours_that_day: windowsText(windows === 'always' ? windows : withoutLastNight(windows, visit)),
    hours_kind: always ? 'all-day' : windows.length === 0 ? 'closed' : 'windows',
    open: windows === 'always' || windows.some(({ opens, closes }) => opens <= visit.start && visit.end <= closes),
  };
}
