import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

const riddle = /^(it|its|he|his|she|her|they|their|this|these|those|that)\b/i;

/** Texts whose first word points at something not yet named: a reader in a hurry wants to know what it is. */
export function openingProblems(shelf: CatalogueShelf): string[] {
  const texts = [
    ...shelf.places.map(({ slug, description }) => ({ at: where(shelf, 'places', slug), description })),
    ...shelf.tours.map(({ slug, description }) => ({ at: where(shelf, 'tours', slug), description })),
  ];
  return texts.flatMap(({ at, description }) => {
    const [word] = riddle.exec(description) ?? [];
    return word ? [`${at}: begins with "${word}"; say first what it is, by name or noun.`] : [];
  });
}
