import type { CatalogueShelf } from './read.ts';

/**
 * Slugs are unique inside a destination, links need them unique everywhere: the first by tier and name keeps the plain
 * slug, the others carry their destination's.
 */
export function uniqueSlugs<T extends { slug: string }>(
  shelves: readonly CatalogueShelf[],
  rowsOf: (shelf: CatalogueShelf) => readonly T[],
): Map<T, string> {
  const taken = new Set<string>();
  const slugs = new Map<T, string>();
  const inOrder = [...shelves].sort(
    (a, b) => a.destination.tier - b.destination.tier || (a.destination.slug < b.destination.slug ? -1 : 1),
  );
  for (const shelf of inOrder) {
    for (const row of rowsOf(shelf)) {
      const slug = taken.has(row.slug) ? `${row.slug}-${shelf.destination.slug}` : row.slug;
      taken.add(slug);
      slugs.set(row, slug);
    }
  }
  return slugs;
}
