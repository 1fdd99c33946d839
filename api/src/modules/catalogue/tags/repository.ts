import { type Db, prepared } from '@tabi/postgres';
import { numericId } from '../destinations/repository.ts';

const ofLocation = prepared<{ name: string }>(
  'tags.of-location',
  `SELECT tag AS name FROM places JOIN locations AS location ON location.id = places.location_id, unnest(places.tags) AS tag
   WHERE NOT places.withdrawn AND (location.slug = $1 OR location.id = $2)
   GROUP BY tag ORDER BY sum(places.importance) DESC, tag`,
);

const ofTours = prepared<{ name: string }>(
  'tags.of-tours',
  `SELECT tag AS name FROM products JOIN locations AS location ON location.id = products.location_id, unnest(products.tags) AS tag
   WHERE NOT products.withdrawn AND ($1::text IS NULL OR location.slug = $1 OR location.id = $2)
   GROUP BY tag ORDER BY count(*) DESC, tag`,
);

/** Tags that tours have, of a destination or of all, the commonest first. */
export const tagsOfTours = async (db: Db, idOrSlug: string | undefined): Promise<string[]> =>
  (await ofTours(db, idOrSlug ?? null, idOrSlug ? numericId(idOrSlug) : null)).map((row) => row.name);

/** Tags that a destination's places have, those of the most and best places first. */
export const tagsOfLocation = async (db: Db, idOrSlug: string): Promise<string[]> =>
  (await ofLocation(db, idOrSlug, numericId(idOrSlug))).map((row) => row.name);
