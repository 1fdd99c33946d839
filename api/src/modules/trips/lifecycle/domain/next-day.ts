import { addDays, weekdayOf } from '@tabi/shared/format';

/**
 * Pure: the first date after `today` on one of these weekdays (0 is Monday); the day after `today` where none is named.
 * Dates are `YYYY-MM-DD`.
 */
export function nextDay(today: string, weekdays: readonly number[]): string {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  return dates.find((date) => weekdays.includes(weekdayOf(date))) ?? dates[0] ?? today;
}
