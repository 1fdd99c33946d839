import { type Db, statement } from '@tabi/postgres';
import type { OurPlace } from './domain/place-plan.ts';

const of = statement<OurPlace, { locationIds: number[] }>(
  'file-places.of',
  `SELECT id, slug, name, local_name, location_id, lat, lng FROM places
   WHERE location_id = ANY (:locationIds) AND NOT withdrawn ORDER BY id`,
);

export const ourPlaces = {
  /** Of these destinations. */
  of: (db: Db, locationIds: number[]) => of.rows(db, { locationIds }),
};
