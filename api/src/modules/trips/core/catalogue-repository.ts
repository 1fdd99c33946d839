import { type Db, statement } from '@tabi/postgres';
import { fromPlaces, poiColumns, type PoiRow } from '../../catalogue/places/place-row.ts';

const places = statement<PoiRow, { ids: number[] }>(
  'trip-catalogue.places',
  `SELECT ${poiColumns} ${fromPlaces} WHERE place.id = ANY (:ids)`,
);

const hotels = statement<{ id: number; slug: string }, { ids: number[] }>(
  'trip-catalogue.hotels',
  'SELECT id, slug FROM hotels WHERE id = ANY (:ids)',
);

/** What the catalogue says of what is on a trip, withdrawn or not. */
export const catalogue = {
  places: async (db: Db, ids: number[]) => (ids.length > 0 ? places.rows(db, { ids }) : []),
  hotels: async (db: Db, ids: number[]) => (ids.length > 0 ? hotels.rows(db, { ids }) : []),
};
