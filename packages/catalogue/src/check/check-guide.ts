import { metresBetween } from './distance.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Problems of a destination's food areas and dishes. One sentence each. */
export function guideProblems(shelf: CatalogueShelf): string[] {
  const { destination, guide } = shelf;
  if (!guide) return [];
  const far = guide.food_areas.flatMap((area) => {
    const away = metresBetween(destination, area) / 1000;
    const at = where(shelf, 'guide', area.slug);
    return away > 40 ? [`${at}: ${away.toFixed(0)} km from the centre; mend the coordinates.`] : [];
  });
  const names = [...guide.food_areas, ...guide.dishes].map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return [...far, ...twice.map((name) => `${destination.slug}/guide.json: ${name} stands twice.`)];
}
