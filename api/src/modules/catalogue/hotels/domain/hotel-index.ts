import { soughtIn, type Sought } from '../../names/domain/likeness.ts';
import type { StoredHotel } from '../hotel-row.ts';

/** All hotels that are shown, those of the best known destinations first. */
export interface HotelIndex {
  rows: readonly StoredHotel[];
  byId: ReadonlyMap<number, StoredHotel>;
  /** By those that it had before, too. */
  bySlug: ReadonlyMap<string, StoredHotel>;
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
    byId: new Map(rows.map((row) => [row.id, row])),
    bySlug: new Map([
      ...rows.flatMap((row) => row.was.map((slug) => [slug, row] as const)),
      ...rows.map((row) => [row.slug, row] as const),
    ]),
    ofLocation,
    names: new Map(rows.map((row) => [row, soughtIn(row.folded)])),
  };
}
