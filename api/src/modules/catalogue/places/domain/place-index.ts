import { indexSlugs, type SlugIndex } from '../../names/domain/slug-index.ts';
import type { StoredPlace } from '../place-row.ts';
import { indexNames, type NameIndex } from '../../names/domain/name-index.ts';

/** All places that are shown, the most important first, and how they are found. */
export interface PlaceIndex extends SlugIndex<StoredPlace> {
  rows: readonly StoredPlace[];
  /** Of a destination, in the order of `rows`; its key is its slug or its id. */
  ofLocation: ReadonlyMap<string, readonly StoredPlace[]>;
  /** Its numbers are those of `rows`. */
  names: NameIndex;
}

/** Pure. @param rows the most important first */
export function indexPlaces(rows: readonly StoredPlace[]): PlaceIndex {
  const ofLocation = new Map<string, StoredPlace[]>();
  const add = (key: string, row: StoredPlace) => {
    const same = ofLocation.get(key);
    if (same) same.push(row);
    else ofLocation.set(key, [row]);
  };
  for (const row of rows) {
    add(row.location_slug, row);
    add(String(row.location_id), row);
  }
  return {
    rows,
    ...indexSlugs(rows),
    ofLocation,
    names: indexNames(rows.map(({ folded }) => folded)),
  };
}
