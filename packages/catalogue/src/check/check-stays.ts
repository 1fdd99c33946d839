import { metresBetween } from './distance.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Problems of a destination's hotels: far away, twice, upon one another. One sentence each. */
export function stayProblems(shelf: CatalogueShelf): string[] {
  const { destination, hotels } = shelf;
  const problems: string[] = [];
  hotels.forEach((hotel, index) => {
    const at = where(shelf, 'hotels', hotel.slug);
    const away = metresBetween(destination, hotel) / 1000;
    if (away > 60) problems.push(`${at}: ${away.toFixed(0)} km from the centre; mend the coordinates or leave it out.`);
    for (const other of hotels.slice(index + 1)) {
      if (other.slug === hotel.slug || other.name === hotel.name) problems.push(`${at}: stands twice.`);
      else if (metresBetween(hotel, other) < 20) problems.push(`${at}: lies upon ${other.slug}; mend one of them.`);
    }
  });
  if (hotels.length > 0 && (hotels.length < 8 || hotels.length > 15))
    problems.push(`${destination.slug}/hotels.json: has ${hotels.length} hotels; name 8 to 15.`);
  return problems;
}
