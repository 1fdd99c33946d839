import { metresOffshore, type Land } from './land.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { where } from '../read/where.ts';

/** Natural Earth's coasts are off by so much here and there, and know nothing of land won from the sea since. */
const fairMetres = 2_000;
/** What may lie at sea, or on an island too small for the map. */
const seaKinds: ReadonlySet<string> = new Set(['island', 'reef', 'boat-trip']);
/** Places on land that the map does not have, by destination and slug. */
const unmapped: ReadonlySet<string> = new Set([
  'abu-dhabi/qasr-al-watan',
  'cebu/mactan-shrine',
  'doha/the-pearl',
  'hualien/shitiping',
]);

/**
 * Problems of places and hotels that lie at sea. A destination made of islands has resorts on islets that no map of the
 * continent shows; there only far points are told.
 */
export function landProblems(shelf: CatalogueShelf, land: Land): string[] {
  const { destination } = shelf;
  const around = land[destination.slug];
  if (!around)
    return [`${where(shelf, 'destination', destination.slug)}: reference/land.json.gz has no land around it; add it.`];
  const fair = destination.landscape === 'islands' ? 12_000 : fairMetres;
  return (['places', 'hotels'] as const).flatMap((file) =>
    shelf[file].flatMap((row) => {
      if (seaKinds.has(row.kind) || unmapped.has(`${destination.slug}/${row.slug}`)) return [];
      const metres = metresOffshore(around, row);
      if (metres <= fair) return [];
      return [
        `${where(shelf, file, row.slug)}: lies ${(metres / 1000).toFixed(1)} km out at sea; mend its coordinates.`,
      ];
    }),
  );
}
