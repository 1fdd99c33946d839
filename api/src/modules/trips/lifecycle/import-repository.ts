import { type Db, statement } from '@tabi/postgres';

interface KnownPlace {
  id: number;
  slug: string;
}

const places = statement<KnownPlace, { slugs: string[]; locationIds: number[] }>(
  'trip-imports.places',
  'SELECT id, slug FROM places WHERE slug = ANY (:slugs) AND location_id = ANY (:locationIds) AND NOT withdrawn ORDER BY id',
);
const hotels = statement<KnownPlace, { slugs: string[]; locationIds: number[] }>(
  'trip-imports.hotels',
  'SELECT id, slug FROM hotels WHERE slug = ANY (:slugs) AND location_id = ANY (:locationIds) AND NOT withdrawn ORDER BY id',
);
const destinations = statement<KnownPlace & { name: string }, { slugs: string[] }>(
  'trip-imports.destinations',
  'SELECT id, slug, name FROM locations WHERE slug = ANY (:slugs) ORDER BY id',
);

/** What a file names that is ours, by slug. */
export const known = {
  /** Of these destinations alone. */
  places: (db: Db, slugs: string[], locationIds: number[]) => places.rows(db, { slugs, locationIds }),
  hotels: (db: Db, slugs: string[], locationIds: number[]) => hotels.rows(db, { slugs, locationIds }),
  destinations: (db: Db, slugs: string[]) => destinations.rows(db, { slugs }),
};
