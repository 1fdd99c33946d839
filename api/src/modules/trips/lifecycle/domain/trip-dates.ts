import { addDays, daysBetween } from '@tabi/shared/format';

interface Wished {
  /** Empty: not said. */
  startDate: string;
  endDate: string;
  /** Days. */
  duration?: number | undefined;
}

/**
 * Pure: the days of a trip by what was said of them: from tomorrow on, and as many as asked for, where nothing else is said.
 * @returns what is wrong instead, where the days said and those counted are not the same
 */
export function datesOf(
  { startDate, endDate, duration }: Wished,
  today: string,
): { startDate: string; endDate: string } | { problem: string } {
  const length = duration ?? 1;
  const start = startDate || (endDate ? addDays(endDate, 1 - length) : addDays(today, 1));
  const end = endDate || addDays(start, length - 1);
  const days = daysBetween(start, end);
  if (duration === undefined || duration === days) return { startDate: start, endDate: end };
  const said = `${duration} ${duration === 1 ? 'day' : 'days'}`;
  return {
    problem: `These dates are ${days === 1 ? '1 day' : `${days} days`}, and the trip was to be ${said}. Change one of them.`,
  };
}
