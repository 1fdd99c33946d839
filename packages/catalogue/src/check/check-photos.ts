import { metresBetween } from './distance.ts';
import { photoShelf } from '../read/photo-shelf.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Two destinations may both send people to one thing; their points of it are no further apart. */
const sameThing = 1500;

/** A place that has an id, or may get one. */
export interface Holder {
  /** Slug of its destination. */
  destination: string;
  lat: number;
  lng: number;
}

/** Whether two places may have one id: it stands for one thing, to which two destinations may send people. */
export const mayShare = (one: Holder, other: Holder): boolean =>
  one.destination !== other.destination && metresBetween(one, other) <= sameThing;

/** Problems of ids: one stands for one thing. */
export function idProblems(shelves: CatalogueShelf[]): string[] {
  const seen = new Map<string, Holder & { at: string }>();
  const problems: string[] = [];
  for (const shelf of shelves)
    for (const { slug, wikidata, lat, lng } of shelf.places) {
      if (!wikidata) continue;
      const at = where(shelf, 'places', slug);
      const own = { at, destination: shelf.destination.slug, lat, lng };
      const other = seen.get(wikidata);
      if (!other) seen.set(wikidata, own);
      else if (!mayShare(own, other)) problems.push(`${at}: has the id of ${other.at}, ${wikidata}; mend one of them.`);
    }
  return problems;
}

/** Problems of rows of photographs: each shows a place that is there, with an id by which it was found, and once. */
export function photoProblems(shelf: CatalogueShelf): string[] {
  const named = new Set(shelf.places.flatMap(({ slug, wikidata, commons }) => (wikidata || commons ? [slug] : [])));
  const files = new Set<string>();
  return shelf.photos.flatMap(({ place, file }) => {
    const at = `${shelf.destination.slug}/photos.json ${file}`;
    const again = files.has(file);
    files.add(file);
    if (again) return [`${at}: stands twice; take one away.`];
    if (!named.has(place))
      return [`${at}: shows ${place}, which has no wikidata or commons here; run pnpm catalogue photos.`];
    return file.startsWith(`${place}-`) ? [] : [`${at}: is named after another place than ${place}.`];
  });
}

/** Files that are not there, or are not those that were fetched. */
export const photoFileProblems = (root: string, shelves: CatalogueShelf[]): string[] =>
  shelves.flatMap(({ destination, photos }) => {
    const shelf = photoShelf(root, destination.slug);
    return photos
      .filter((row) => !shelf.holds(row))
      .map(
        ({ file }) =>
          `${destination.slug}/photos/${file}: is not the file that was fetched; run pnpm catalogue photos.`,
      );
  });
