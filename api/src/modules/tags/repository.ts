import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/query.ts';
import { numericId } from '../locations/repository.ts';

const ofLocation = prepared<{ name: string }>(
  'tags.of-location',
  `SELECT tag AS name FROM places JOIN locations AS location ON location.id = places.location_id, unnest(places.tags) AS tag
   WHERE NOT places.withdrawn AND (location.slug = $1 OR location.id = $2)
   GROUP BY tag ORDER BY sum(places.importance) DESC, tag`,
);

/** Tags that a destination's places have, those of the most and best places first. */
export const tagsOfLocation = async (db: Db, idOrSlug: string): Promise<string[]> =>
  (await ofLocation(db, idOrSlug, numericId(idOrSlug))).map((row) => row.name);
