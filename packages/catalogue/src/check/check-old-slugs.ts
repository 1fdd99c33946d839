import type { CatalogueShelf, ShelfFile } from '../read/read.ts';
import { uniqueSlugs } from '../read/unique-slugs.ts';
import { where } from '../read/where.ts';

/** A thing as it is called in addresses, and was before; `at` is where it is written. */
export type Called = { at: string; slug: string; was?: string[] | undefined };

/** Every old slug leads to one thing: none of them is one that is in use, and none stands twice. */
export function oldSlugProblems(things: Called[]): string[] {
  const taken = new Map(things.map(({ slug, at }) => [slug, at]));
  return things.flatMap(({ at, was = [] }) =>
    was.flatMap((old) => {
      const other = taken.get(old);
      taken.set(old, at);
      return other ? [`${at}: was ${old}, which leads to ${other}; take it out of one of them.`] : [];
    }),
  );
}

type Row = { slug: string; was?: string[] | undefined };

const calledIn = (shelves: CatalogueShelf[], file: ShelfFile, rowsOf: (shelf: CatalogueShelf) => readonly Row[]) => {
  const slugs = uniqueSlugs(shelves, rowsOf);
  return shelves.flatMap((shelf) =>
    rowsOf(shelf).map((row) => ({
      at: where(shelf, file, row.slug),
      slug: slugs.get(row) ?? row.slug,
      was: row.was,
    })),
  );
};

/** The same of each kind of thing: they have addresses of their own. */
export const shelfSlugProblems = (shelves: CatalogueShelf[]): string[] => [
  ...oldSlugProblems(calledIn(shelves, 'destination', ({ destination }) => [destination])),
  ...oldSlugProblems(calledIn(shelves, 'places', ({ places }) => places)),
  ...oldSlugProblems(calledIn(shelves, 'hotels', ({ hotels }) => hotels)),
  ...oldSlugProblems(calledIn(shelves, 'tours', ({ tours }) => tours)),
];
