import { type Db, statement } from '@tabi/postgres';
import type { OwnGuide } from '@tabi/shared/contracts/guides';
import type { PlaceRow } from '@tabi/planner';
import type { NewEvent } from './trip-row.ts';

/** What of an event the notes of its day are made from; `date` and both ends as stored. */
export type NotedEvent = Pick<NewEvent, 'type' | 'place_id' | 'date' | 'starts_at' | 'ends_at' | 'from_location_id'>;

/** A place that a note may name. */
export interface NotedPlaceRow extends Pick<
  PlaceRow,
  'name' | 'lat' | 'lng' | 'importance' | 'hours' | 'closed_dates' | 'best_time'
> {
  id: number;
  location_id: number;
}

const places = statement<NotedPlaceRow, { locationIds: number[]; placeIds: number[] }>(
  'notes.places',
  `SELECT id, location_id, name, lat, lng, importance, hours, closed_dates, best_time FROM places
   WHERE location_id = ANY (:locationIds) AND NOT withdrawn
     AND (importance >= 5 OR best_time IN ('evening', 'night') OR id = ANY (:placeIds)) ORDER BY id`,
);

const foodAreas = statement<{ id: number; food_areas: OwnGuide['food_areas'] | null }, { locationIds: number[] }>(
  'notes.food-areas',
  `SELECT id, guide -> 'food_areas' AS food_areas FROM locations WHERE id = ANY (:locationIds) ORDER BY id`,
);

export const notes = {
  places: (db: Db, locationIds: number[], placeIds: number[]) => places.rows(db, { locationIds, placeIds }),
  foodAreas: (db: Db, locationIds: number[]) => foodAreas.rows(db, { locationIds }),
};
