import type { Journey, JourneyStay } from '@tabi/shared/contracts/journeys';
import { joinNames, monthName, plural } from '@tabi/shared/format';

/** `April and May, October to December` of 4, 5, 10, 11, 12; a stretch over the new year is one. */
export function formatBestMonths(months: readonly number[]): string {
  const isGood = (month: number) => months.includes(((month + 11) % 12) + 1);
  if (new Set(months).size === 12) return 'Any month';
  const firsts = months.filter((month) => !isGood(month - 1)).sort((a, b) => a - b);
  return firsts
    .map((first) => {
      let length = 1;
      while (isGood(first + length)) length++;
      const last = ((first + length - 2) % 12) + 1;
      if (length === 1) return monthName(first);
      return `${monthName(first)} ${length === 2 ? 'and' : 'to'} ${monthName(last)}`;
    })
    .join(', ');
}

/** `13 days`. */
export const formatDays = ({ days }: Pick<Journey, 'days'>): string => plural(days, 'day');

/** `Kathmandu, Pokhara and Thimphu`. */
export const formatPath = ({ destinations }: Pick<Journey, 'destinations'>): string =>
  joinNames(destinations.map(({ name }) => name));

/** The day of the journey, counted from 1, on which each stay begins. */
export function firstDays(stays: readonly Pick<JourneyStay, 'nights'>[]): number[] {
  let next = 1;
  return stays.map(({ nights }) => {
    const first = next;
    next += nights;
    return first;
  });
}
