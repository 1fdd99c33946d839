import type { CatalogueShelf, ShelfFile } from './read.ts';

const slugLine = (text: string | undefined, slug: string): number => {
  const before = text?.split(`"slug": "${slug}"`)[0];
  return before === undefined || before === text ? 1 : before.split('\n').length;
};

/** `kyoto/places.json:41 gion`: where a row of a shelf is written. */
export const where = ({ destination, texts }: CatalogueShelf, file: ShelfFile, slug: string): string => {
  const held = file === 'hotels' && texts['hotels-osm']?.includes(`"slug": "${slug}"`) ? 'hotels-osm' : file;
  return `${destination.slug}/${held}.json:${slugLine(texts[held], slug)} ${slug}`;
};
