import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Problems of places that say they are a part of another: the whole is there, and is no part itself. */
export function partProblems(shelf: CatalogueShelf): string[] {
  const known = new Map(shelf.places.map((place) => [place.slug, place]));
  return shelf.places.flatMap(({ slug, part_of: whole }) => {
    if (whole === undefined) return [];
    const at = where(shelf, 'places', slug);
    const found = known.get(whole);
    if (!found || whole === slug) return [`${at}: is part of ${whole}, which is no other place here; mend the slug.`];
    return found.part_of ? [`${at}: is part of ${whole}, a part itself; name ${found.part_of}.`] : [];
  });
}
