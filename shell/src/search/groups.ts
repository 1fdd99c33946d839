import type { SearchHit } from '@tabi/shared/contracts/search';
import type { TripSummary } from '@tabi/shared/contracts/trips';
import { formatDays, otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import type { PickGroup } from '@tabi/shared/ui-overlay';

const words = { destination: 'Destinations', place: 'Places', post: 'Stories' } as const;

/** Pure: where what was found leads. */
export const pathOf = ({ kind, slug, location_slug }: SearchHit) => {
  if (kind === 'destination') return links.destination(slug);
  return kind === 'post' ? links.post(slug) : links.attraction(location_slug ?? '', slug);
};

/** Pure: its name, with the one it has at home where that is another. */
export const withLocal = (hit: SearchHit) => [hit.name, otherName(hit)].filter(Boolean).join(' ');

/** Pure: what was found, by kind, each value being where it leads. */
export function groupsOf(hits: readonly SearchHit[]): PickGroup[] {
  const kinds = ['destination', 'place', 'post'] as const;
  return kinds.flatMap((kind) => {
    const items = hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({ value: pathOf(hit), label: withLocal(hit), detail: hit.detail }));
    return items.length > 0 ? [{ label: words[kind], items }] : [];
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pure: the visitor's own trips whose name holds the text; all of the first few when there is none. */
export function tripsNamed(trips: readonly TripSummary[], text: string, limit = 4): PickGroup[] {
  const wanted = plain(text.trim());
  const items = trips
    .filter(({ title }) => plain(title).includes(wanted))
    .slice(0, limit)
    .map(({ slug, title, startDate, endDate }) => ({
      value: links.itinerary(slug),
      label: title,
      detail: formatDays(startDate, endDate),
    }));
  return items.length > 0 ? [{ label: 'My trips', items }] : [];
}
