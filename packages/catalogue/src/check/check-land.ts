import type { DrawnWater } from '../map/drawn-water.ts';
import { mayBeInWater } from '../map/stands.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Ten pixels on the closest map that opens by itself: less than a pin covers. */
const fairMetres = 100;
/** A beach's pin may lie where people bathe. */
const fairOfBeach = 250;

/** Problems of centres, places and hotels that maps would draw in the sea or in a lake. */
export function landProblems(shelf: CatalogueShelf, water: DrawnWater): string[] {
  const { destination, places, hotels } = shelf;
  const rows = [
    { file: 'destination' as const, kind: 'centre', ...destination },
    ...places.map((place) => ({ file: 'places' as const, ...place })),
    ...hotels.map((hotel) => ({ file: 'hotels' as const, ...hotel })),
  ];
  return rows.flatMap(({ file, kind, slug, lat, lng }) => {
    const metres = mayBeInWater(kind) ? 0 : water([lng, lat]);
    if (metres <= (kind === 'beach' ? fairOfBeach : fairMetres)) return [];
    return [
      `${where(shelf, file, slug)}: stands in the water of our map, ${(metres / 1000).toFixed(1)} km from its shore; mend its coordinates, or build the map anew with it (docs/map.md).`,
    ];
  });
}
