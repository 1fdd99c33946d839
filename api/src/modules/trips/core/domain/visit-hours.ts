import type { VisitEvent } from '@tabi/shared/contracts/trips';
import { hoursOn, windowsText } from '../../../catalogue/places/domain/hours-text.ts';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';

export interface VisitHours {
  hours_that_day: string;
  hours_kind: VisitEvent['hours_kind'];
  open: boolean;
}

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
    hours_that_day: windowsText(windows),
    hours_kind: always ? 'all-day' : windows.length === 0 ? 'closed' : 'windows',
    open: windows === 'always' || windows.some(({ opens, closes }) => opens <= visit.start && visit.end <= closes),
  };
}
