import { type Db, statement } from '@tabi/postgres';
import type { StoredConnection } from './plan-repository.ts';

/** Where a traveller lives. */
export interface HomeCity {
  name: string;
  country_code: string;
  lat: number;
  lng: number;
  population: number;
  /** The destination that it is, where it is one. */
  location_id: number | null;
}

const city = statement<HomeCity, { id: number }>(
  'home.city',
  `SELECT city.name, city.country_code, city.lat, city.lng, city.population,
     (SELECT location.id FROM locations AS location
      WHERE NOT location.withdrawn AND metres_between(location.lat, location.lng, city.lat, city.lng) < 25000
      ORDER BY metres_between(location.lat, location.lng, city.lat, city.lng), location.id LIMIT 1) AS location_id
   FROM cities AS city WHERE city.id = :id`,
);

const connections = statement<StoredConnection, { home: number; ends: number[] }>(
  'home.connections',
  `SELECT from_location_id, to_location_id, mode, minutes, often, note FROM connections
   WHERE (from_location_id = :home AND to_location_id = ANY (:ends)) OR (to_location_id = :home AND from_location_id = ANY (:ends))
   ORDER BY from_location_id, to_location_id, mode`,
);

export const homes = {
  city: (db: Db, id: number) => city.first(db, { id }),
  /** Between a home that is a destination too, and where a trip begins and ends. */
  connections: (db: Db, home: number, ends: number[]) => connections.rows(db, { home, ends }),
};
