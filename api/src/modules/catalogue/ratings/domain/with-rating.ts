import type { RatedRow } from '../rating-row.ts';

const joined = new WeakMap<object, { rating: RatedRow; row: object }>();

/** The same object for as long as both are the same, so that what is made of it can be kept beside it. */
export function withRating<T extends object>(row: T, rating: RatedRow): T & RatedRow {
  const known = joined.get(row);
  if (known?.rating === rating) return known.row as T & RatedRow;
  const made = { ...row, ...rating };
  joined.set(row, { rating, row: made });
  return made;
}
