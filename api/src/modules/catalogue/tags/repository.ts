import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../names/domain/numeric-id.ts';

const ofLocation = statement<{ name: string }, { idOrSlug: string; id: number | null }>(
  'tags.of-location',
  `SELECT tag AS name FROM places JOIN locations AS location ON location.id = places.location_id, unnest(places.tags) AS tag
   WHERE NOT places.withdrawn AND (location.slug = :idOrSlug OR location.id = :id)
   GROUP BY tag ORDER BY sum(places.importance) DESC, tag`,
);

const ofTours = statement<{ name: string }, { idOrSlug: string | null; id: number | null }>(
  'tags.of-tours',
  `SELECT tag AS name FROM products JOIN locations AS location ON location.id = products.location_id, unnest(products.tags) AS tag
   WHERE NOT products.withdrawn AND (:idOrSlug::text IS NULL OR location.slug = :idOrSlug OR location.id = :id)
   GROUP BY tag ORDER BY count(*) DESC, tag`,
);

/** Tags that tours have, of a destination or of all, the commonest first. */
export const tagsOfTours = async (db: Db, idOrSlug: string | undefined): Promise<string[]> =>
  (await ofTours.rows(db, { idOrSlug: idOrSlug ?? null, id: idOrSlug ? numericId(idOrSlug) : null })).map(
    (row) => row.name,
  );

/** Tags that a destination's places have, those of the most and best places first. */
export const tagsOfLocation = async (db: Db, idOrSlug: string): Promise<string[]> =>
  (await ofLocation.rows(db, { idOrSlug, id: numericId(idOrSlug) })).map((row) => row.name);
