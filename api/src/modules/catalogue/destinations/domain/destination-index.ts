import { indexSlugs, type SlugIndex } from '../../names/domain/slug-index.ts';
import { trigramsOf } from '../../names/domain/trigrams.ts';
import type { StoredLocation } from '../destination-row.ts';

/** All destinations that are shown, the most popular first, and how they are found. */
export interface DestinationIndex extends SlugIndex<StoredLocation> {
  rows: readonly StoredLocation[];
  /** Of what each is searched by. */
  trigrams: ReadonlyMap<StoredLocation, readonly string[]>;
}

/** Pure. @param rows the most popular first */
export const indexDestinations = (rows: readonly StoredLocation[]): DestinationIndex => ({
  rows,
  ...indexSlugs(rows),
  trigrams: new Map(rows.map((row) => [row, trigramsOf(row.search)])),
});
