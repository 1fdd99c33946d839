import { indexSlugs, type SlugIndex } from '../../names/domain/slug-index.ts';
import { soughtIn, type Sought } from '../../names/domain/likeness.ts';
import type { StoredHotel } from '../hotel-row.ts';

/** All hotels that are shown, those of the best known destinations first. */
export interface HotelIndex extends SlugIndex<StoredHotel> {
  rows: readonly StoredHotel[];
  /** Of a destination, in the order of `rows`; its key is its slug or its id. */
  ofLocation: ReadonlyMap<string, readonly StoredHotel[]>;
  names: ReadonlyMap<StoredHotel, Sought>;
}

/** Pure. @param rows those of the best known destinations first */
export function indexHotels(rows: readonly StoredHotel[]): HotelIndex {
  const ofLocation = new Map<string, StoredHotel[]>();
  for (const row of rows)
    for (const key of [row.about.slug, String(row.location_id)])
      ofLocation.set(key, [...(ofLocation.get(key) ?? []), row]);
  return {
    rows,
    ...indexSlugs(rows),
    ofLocation,
    names: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
  };
}
