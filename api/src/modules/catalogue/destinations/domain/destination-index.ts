import { trigramsOf } from '../../names/domain/trigrams.ts';
import type { StoredLocation } from '../destination-row.ts';

/** All destinations that are shown, the most popular first, and how they are found. */
export interface DestinationIndex {
  rows: readonly StoredLocation[];
  byId: ReadonlyMap<number, StoredLocation>;
  /** By those that it had before, too. */
  bySlug: ReadonlyMap<string, StoredLocation>;
  /** Of what each is searched by. */
  trigrams: ReadonlyMap<StoredLocation, readonly string[]>;
}

/** Pure. @param rows the most popular first */
export const indexDestinations = (rows: readonly StoredLocation[]): DestinationIndex => ({
  rows,
  byId: new Map(rows.map((row) => [row.id, row])),
  bySlug: new Map([
    ...rows.flatMap((row) => row.was.map((slug) => [slug, row] as const)),
    ...rows.map((row) => [row.slug, row] as const),
  ]),
  trigrams: new Map(rows.map((row) => [row, trigramsOf(row.search)])),
});
