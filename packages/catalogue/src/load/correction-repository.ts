import { type Db, statement } from '@tabi/postgres';

/** Something that a reader says is wrong. */
export interface Correction {
  id: number;
  /** Where the place is written: `kyoto/places.json gion`. */
  destination: string;
  place: string;
  message: string;
  /** `YYYY-MM-DD` */
  on: string;
}

const open = statement<Correction>(
  'corrections.open',
  `SELECT correction.id, location.slug AS destination, place.file_slug AS place, correction.message,
     correction.created_at::date::text AS on
   FROM corrections AS correction JOIN places AS place ON place.id = correction.place_id
     JOIN locations AS location ON location.id = place.location_id
   WHERE correction.settled_at IS NULL ORDER BY correction.created_at, correction.id`,
);
const settle = statement<{ id: number }, { ids: number[]; now: Date }>(
  'corrections.settle',
  'UPDATE corrections SET settled_at = :now WHERE id = ANY (:ids) AND settled_at IS NULL RETURNING id',
);

export const corrections = {
  /** Those that nobody has settled, the oldest first. */
  open: (db: Db) => open.rows(db),
  /** @returns how many of them were open */
  settle: async (db: Db, ids: number[], now: Date) => (await settle.rows(db, { ids, now })).length,
};
