import { addDays } from '@tabi/shared/format';
import type { Festival } from '@tabi/shared/contracts/guides';
import { byLetters } from '../../names/domain/in-order.ts';
import { indexSlugs, type SlugIndex } from '../../names/domain/slug-index.ts';
import type { ConnectionRow, DirectedRow, FestivalRow, GuideRow } from '../guide-row.ts';

/** What is to be known of all destinations before going. */
export interface GuideIndex extends SlugIndex<GuideRow> {
  /** By the id of the destination that they set out from, the quickest first. */
  connections: ReadonlyMap<number, readonly ConnectionRow[]>;
  festivals: readonly FestivalRow[];
}

/** Pure. @param connections from both their ends, the quickest first */
export function indexGuides({
  guides,
  connections,
  festivals,
}: {
  guides: readonly GuideRow[];
  connections: readonly DirectedRow[];
  festivals: readonly FestivalRow[];
}): GuideIndex {
  const from = new Map<number, ConnectionRow[]>(guides.map(({ id }) => [id, []]));
  for (const { from_id, ...connection } of connections) from.get(from_id)?.push(connection);
  return { ...indexSlugs(guides), connections: from, festivals };
}

/**
 * Pure: what is on in a destination, or comes, the next first; a festival without a day to come is not told.
 * @param today `YYYY-MM-DD`
 */
export const festivalsOf = (
  { festivals }: Pick<GuideIndex, 'festivals'>,
  { slug, country_code }: Pick<GuideRow, 'slug' | 'country_code'>,
  today: string,
): Festival[] =>
  festivals
    .filter(({ countries, destinations }) => countries.includes(country_code) || destinations.includes(slug))
    .map(({ countries: _countries, destinations: _destinations, ...festival }) => ({
      ...festival,
      starts: festival.starts.filter((start) => addDays(start, festival.days) > today),
    }))
    .filter(({ starts }) => starts.length > 0)
    .sort((one, other) => byLetters(one.starts[0] ?? '', other.starts[0] ?? '') || byLetters(one.slug, other.slug));
