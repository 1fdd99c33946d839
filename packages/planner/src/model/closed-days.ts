/** Shut for a part of the year, or for works: both ends included, `MM-DD` of every year or `YYYY-MM-DD` once. */
export interface Closure {
  readonly from: string;
  readonly to: string;
}

/** A year with a 29th of February, so that every day of every year is in it. */
const anyYear = 2024;

function* daysBetween(first: string, last: string): Generator<string> {
  const day = new Date(`${first}T00:00:00Z`);
  for (let text = first; text <= last; text = day.toISOString().slice(0, 10)) {
    yield text;
    day.setUTCDate(day.getUTCDate() + 1);
  }
}

function* daysOf({ from, to }: Closure): Generator<string> {
  if (from.length > 5) yield* daysBetween(from, to);
  else {
    const until = to < from ? anyYear + 1 : anyYear;
    for (const day of daysBetween(`${anyYear}-${from}`, `${until}-${to}`)) yield day.slice(5);
  }
}

/** Pure: every day on which a place is shut, its closures day by day: `MM-DD` for every year, `YYYY-MM-DD` for once. */
export const closedDays = (place: {
  readonly closed_dates: readonly string[];
  readonly closures?: readonly Closure[] | undefined;
}): string[] => [
  ...new Set([...place.closed_dates, ...(place.closures ?? []).flatMap((closure) => [...daysOf(closure)])]),
];
