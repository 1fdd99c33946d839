import { addDays } from '@tabi/shared/format';
import type { CataloguePlace } from '../schema/schema.ts';

/** A year with a 29th of February, so that every day of every year is in it. */
const anyYear = 2024;

function* daysBetween(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day;
}

function* daysOf({ from, to }: { from: string; to: string }): Generator<string> {
  if (from.length > 5) yield* daysBetween(from, to);
  else {
    const until = to < from ? anyYear + 1 : anyYear;
    for (const day of daysBetween(`${anyYear}-${from}`, `${until}-${to}`)) yield day.slice(5);
  }
}

/** Pure: every day on which a place is shut, its closures day by day: `MM-DD` for every year, `YYYY-MM-DD` for once. */
export const closedDays = ({ closed_dates, closures = [] }: Pick<CataloguePlace, 'closed_dates' | 'closures'>) => [
  ...new Set([...closed_dates, ...closures.flatMap((closure) => [...daysOf(closure)])]),
];
