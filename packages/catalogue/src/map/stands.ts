import type { CatalogueShelf } from '../read/read.ts';
import type { Point } from './shapes.ts';
import type { Shown } from './sheets.ts';

/** What may lie in the water on a map: a boat, a reef, the middle of a lake, a bridge over the strait. */
const waterKinds: ReadonlySet<string> = new Set(['reef', 'boat-trip', 'lake', 'river', 'waterfall', 'bridge']);

export const mayBeInWater = (kind: string): boolean => waterKinds.has(kind);

/** Pure: all that a destination shows on maps, and what of it is known to stand on land. */
export function shownOf({ destination, places, hotels }: CatalogueShelf): Shown {
  const isIslands = destination.landscape === 'islands';
  const rows = [...places, ...hotels];
  const pointOf = ({ lat, lng }: { lat: number; lng: number }): Point => [lng, lat];
  return {
    points: [pointOf(destination), ...rows.map(pointOf)],
    stands: [
      { point: pointOf(destination), islet: false },
      ...rows
        .filter(({ kind }) => !mayBeInWater(kind))
        .map((row) => ({ point: pointOf(row), islet: isIslands || row.kind === 'island' })),
    ],
  };
}
