import { weekWindows, windowsOn, weekdayOf, type CatalogueHours, type TimeWindow } from '@tabi/planner';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock = (minute: number) => {
  const ofDay = minute === 1440 ? minute : minute % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/** `09:00–12:00, 13:00–17:00`, `Open all day` or `Closed`. Minutes of the day; beyond 1440 is after midnight. */
export function windowsText(windows: 'always' | readonly TimeWindow[]): string {
  if (windows === 'always' || windows.some(({ opens, closes }) => opens <= 0 && closes >= 1440)) return 'Open all day';
  if (windows.length === 0) return 'Closed';
  return windows.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(', ');
}

/** Seven lines, Monday first. */
export function weekText(hours: CatalogueHours): { day: string; hours: string }[] {
  const windows = weekWindows(hours);
  return weekdayNames.map((day, index) => ({
    day,
    hours: windowsText(windows === 'always' ? windows : (windows[index] ?? [])),
  }));
}

/** The hours of one day as it is, closed dates and the night before included. */
export const hoursOn = (
  place: { hours: CatalogueHours; closed_dates: string[] },
  date: string,
): 'always' | TimeWindow[] =>
  windowsOn({ windows: weekWindows(place.hours), closedDates: place.closed_dates }, date, weekdayOf(date));
