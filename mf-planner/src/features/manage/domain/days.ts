import type { Moved } from '@tabi/shared/contracts/trip-changes';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { addDays, daysApart, eachDay, formatShortDay } from '@tabi/shared/format';

type Contributor = Trip['contributors'][number];
type Days = Pick<Trip, 'startDate' | 'endDate' | 'destinations'>;

/** One day of the trip in a picture of all. */
export type PictureDay = { date: string; city: string; stops: number };

export function pictureOf(trip: Days, events: readonly TripEvent[]): PictureDay[] {
  const cityOn = (date: string) =>
    trip.destinations.find(({ startDate, endDate }) => startDate <= date && date <= endDate)?.name ?? '';
  return eachDay(trip.startDate, trip.endDate).map((date) => ({
    date,
    city: cityOn(date),
    stops: events.filter((event) => event.type === 'visit' && event.date === date).length,
  }));
}

/** Days of one picture that the other one does not have. */
export const onlyIn = (these: readonly PictureDay[], others: readonly PictureDay[]): ReadonlySet<string> => {
  const known = new Set(others.map(({ date }) => date));
  return new Set(these.flatMap(({ date }) => (known.has(date) ? [] : [date])));
};

/** `Fushimi Inari: Sat 14 → Sun 15. Its day is no longer part of the trip.` */
export function movedWords({ title, from, to, why }: Moved): string {
  const way =
    from !== null && to !== null && from !== to
      ? `${formatShortDay(from)} → ${formatShortDay(to)}. `
      : from !== null && to === null
        ? 'becomes an idea. '
        : '';
  return `${title}: ${way}${why}`;
}

type Range = { startDate: string; endDate: string };

/** Everything as it is, so many days later. */
export const shifted = ({ startDate, endDate }: Range, days: number): Range => ({
  startDate: addDays(startDate, days),
  endDate: addDays(endDate, days),
});

/** A day more or fewer at the end; a trip has one at least. */
export const stretched = ({ startDate, endDate }: Range, days: number): Range => ({
  startDate,
  endDate: daysApart(startDate, endDate) + days < 0 ? startDate : addDays(endDate, days),
});

export const sameRange = (a: Range, b: Range): boolean => a.startDate === b.startDate && a.endDate === b.endDate;

/** What is sent of the dates: both where all days move, so that everything goes along. */
export const datesToSend = (before: Range, after: Range): Partial<Range> => ({
  ...(after.startDate === before.startDate ? {} : { startDate: after.startDate }),
  ...(after.endDate === before.endDate ? {} : { endDate: after.endDate }),
});

/** The list with one entry a place earlier (-1) or later (1). */
export function withMoved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}

/** The list in the order of these ids. */
export const inOrder = <T extends { id: number }>(list: readonly T[], ids: readonly number[]): T[] =>
  ids.flatMap((id) => list.find((one) => one.id === id) ?? []);

/** Owners first, and among themselves by e-mail. */
export const sortedPeople = (people: readonly Contributor[]): Contributor[] =>
  [...people].sort(
    (a, b) => Number(b.is_owner) - Number(a.is_owner) || (a.email ?? a.name).localeCompare(b.email ?? b.name),
  );
