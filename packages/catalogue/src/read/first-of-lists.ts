import type { CatalogueShelf } from './read.ts';
import { uniqueSlugs } from './unique-slugs.ts';

/** What all of Asia has one list of, beside a list for each destination. */
export type ListedEverywhere = 'place' | 'hotel' | 'tour';

const weightOf = ({ places }: CatalogueShelf) => places.reduce((sum, { importance }) => sum + importance, 0);

/** As destinations follow each other where nothing else decides. */
const byRank = (a: CatalogueShelf, b: CatalogueShelf) =>
  a.destination.tier - b.destination.tier || weightOf(b) - weightOf(a);

/** Whole groups until there are so many. */
function leading<T>(groups: T[][], count: number): T[] {
  const first: T[] = [];
  for (const group of groups) if (first.length < count) first.push(...group);
  return first;
}

/** Places that only the number of their row tells apart stand in one group. */
function byImportance(shelves: CatalogueShelf[]) {
  const groups = new Map<number, CatalogueShelf['places']>();
  for (const { places, destination } of shelves)
    for (const place of places) {
      const rank = destination.tier - 100 * place.importance;
      groups.set(rank, [...(groups.get(rank) ?? []), place]);
    }
  return [...groups].sort(([a], [b]) => a - b).map(([, places]) => places);
}

/**
 * Pure: the slugs with which the lists of all places, hotels and tours begin as the API orders them: so many, and those beside
 * the last that only the number of a row puts after it.
 */
export function firstOfLists(shelves: CatalogueShelf[], count: number): Record<ListedEverywhere, string[]> {
  const ranked = shelves.toSorted(byRank);
  const named = <T extends { slug: string }>(rowsOf: (shelf: CatalogueShelf) => T[], groups: T[][]) => {
    const slugs = uniqueSlugs(shelves, rowsOf);
    return leading(groups, count).map((row) => slugs.get(row) ?? row.slug);
  };
  const ofShelves = <T extends { slug: string }>(rowsOf: (shelf: CatalogueShelf) => T[]) =>
    named(rowsOf, ranked.map(rowsOf));
  return {
    place: named(({ places }) => places, byImportance(shelves)),
    hotel: ofShelves(({ hotels }) => hotels),
    tour: ofShelves(({ tours }) => tours),
  };
}
