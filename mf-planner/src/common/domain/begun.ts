import { formatDay, joinNames, plural } from '@tabi/shared/format';
import { namesOf, type DestinationRow } from './destination-rows.ts';

/** A trip that a form holds and that is not planned yet. */
export type Begun = { destinations: string[]; from: string; days: number };

/** What a form holds, once it says where to. @param from the first day, `YYYY-MM-DD` */
export function begunOf(rows: readonly DestinationRow[], from: string, days: number): Begun | null {
  const destinations = namesOf(rows);
  return destinations.length > 0 ? { destinations, from, days } : null;
}

/** `3 days in Kyoto and Nara, from Thu 26 November` */
export const begunWords = ({ destinations, from, days }: Begun): string =>
  `${plural(days, 'day')} in ${joinNames(destinations)}, from ${formatDay(from)}`;
