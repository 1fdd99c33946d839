import type { PageHead } from '@tabi/shared/federation';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { formatDays, joinNames, plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';

/** What somebody has written to an event, as far as they let it be seen. */
export const notesOf = ({ custom_fields }: TripEvent): string[] =>
  Object.values(custom_fields).filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** What it is said to cost; null where nobody has said, or it is not shown. */
export const costOf = ({ amount_minor, currency }: TripEvent): { amount: number; currency: string } | null =>
  typeof amount_minor === 'number' && currency ? { amount: amount_minor, currency } : null;

/** What the shared page is called where its link is passed on. The token belongs to the link: without it nobody else gets in. */
export function headOfShared(
  { trip, events }: { trip: Trip; events: readonly TripEvent[] },
  token: string | undefined,
): PageHead {
  const [first] = trip.destinations;
  const stops = events.filter(({ type }) => type === 'visit').length;
  const image = first && socialUrl(first.cover.url);
  const where = joinNames(trip.destinations.map(({ name }) => name));
  return {
    title: trip.title,
    description: `${formatDays(trip.startDate, trip.endDate)} in ${where}: ${plural(stops, 'stop')}, with times, opening hours and the way from one to the next.`,
    ...(image ? { image } : {}),
    ...(token ? { address: `${links.sharedTrip(trip.slug)}?${new URLSearchParams({ token }).toString()}` } : {}),
    noindex: true,
    isPrivate: true,
  };
}
