import { formatDate } from '../format/dates.ts';
import { readDay } from '../format/read-day.ts';

/** Pure: what somebody wrote into a field for a day, and the days that it may be. */

export type Bounds = { min?: string; max?: string };

/** What is wrong with a day, in words that say how to mend it. */
function problemOf(day: string | null, { min, max }: Bounds): string | undefined {
  if (day === null) return 'Write the day like 14 March 2026, or choose it in the calendar.';
  if (min && day < min) return `Choose a day from ${formatDate(min)} on.`;
  if (max && day > max) return `Choose a day up to ${formatDate(max)}.`;
  return undefined;
}

/**
 * The day that is written, or why it is none.
 * @param near where the year is left out, the first such day from here on
 */
export function dayWritten(text: string, near: string, bounds: Bounds): { day: string } | { problem: string } {
  const day = readDay(text, near);
  const problem = problemOf(day, bounds);
  return problem === undefined && day !== null ? { day } : { problem: problem ?? '' };
}
