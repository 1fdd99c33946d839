import { addDays, eachDay } from '@tabi/shared/format';

/**
 * Pure: the first date after `today` that lies in one of these months (1 is January). Dates are `YYYY-MM-DD`.
 */
export function nextInSeason(today: string, months: readonly number[]): string {
  const tomorrow = addDays(today, 1);
  const inSeason = (date: string) => months.includes(Number(date.slice(5, 7)));
  return eachDay(tomorrow, addDays(tomorrow, 366)).find(inSeason) ?? tomorrow;
}
