import type { Trip, TripSummary } from '@tabi/shared/contracts/trips';
import { daysApart, daysBetween, joinNames, plural } from '@tabi/shared/format';

/** Pure: how a person's trips are put in order and spoken of. Days are `YYYY-MM-DD`. */

export const filters = ['all', 'upcoming', 'past', 'shared', 'deleted'] as const;
export type Filter = (typeof filters)[number];

/** What an address asks for; all trips when it asks for nothing that we know. */
export const filterOf = (text: string | null): Filter => filters.find((filter) => filter === text) ?? 'all';

export type Shelves = { upcoming: TripSummary[]; past: TripSummary[] };

/** A trip is past when its last day is over. What comes next stands first, and what is just over. */
export function shelve(trips: readonly TripSummary[], today: string): Shelves {
  const soonest = [...trips].sort((a, b) => a.startDate.localeCompare(b.startDate));
  return {
    upcoming: soonest.filter(({ endDate }) => endDate >= today),
    past: soonest.filter(({ endDate }) => endDate < today).reverse(),
  };
}

/** The list as it was before trips were deleted from it, so that each Undo stands in its trip's place. */
export function withDeleted(trips: readonly TripSummary[], deleted: readonly TripSummary[]): TripSummary[] {
  const ids = new Set(trips.map(({ id }) => id));
  return [...trips, ...deleted.filter(({ id }) => !ids.has(id))];
}

/** `Today is day 2 of 4`, `Starts tomorrow`, `Starts in 12 days`; nothing about a trip that is over or far away. */
export function formatWhen(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string | null {
  if (endDate < today) return null;
  if (startDate <= today) {
    const count = daysBetween(startDate, endDate);
    return count === 1 ? 'Today' : `Today is day ${daysBetween(startDate, today)} of ${count}`;
  }
  const away = daysApart(today, startDate);
  if (away === 1) return 'Starts tomorrow';
  return away <= 60 ? `Starts in ${away} days` : null;
}

const fewNames = 2;

/** `With Aiko and Ben`, `With Aiko, Ben and 3 others`; nothing for who travels alone. */
export function formatCompany(
  contributors: readonly Pick<Trip['contributors'][number], 'id' | 'name'>[],
  me: string,
): string | null {
  const names = contributors.filter(({ id }) => id !== me).map(({ name }) => name);
  if (names.length === 0) return null;
  const rest = names.length - fewNames;
  if (rest <= 0) return `With ${joinNames(names)}`;
  return `With ${joinNames([...names.slice(0, fewNames), plural(rest, 'other')])}`;
}
