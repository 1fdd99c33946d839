import { type Db, statement } from '@tabi/postgres';
import { numericId } from '../names/domain/numeric-id.ts';

const insert = statement<{ id: number }, { idOrSlug: string; id: number | null; message: string; now: Date }>(
  'corrections.insert',
  `INSERT INTO corrections (place_id, message, created_at)
   SELECT id, :message, :now FROM places WHERE NOT withdrawn AND (slug = :idOrSlug OR id = :id)
   RETURNING id`,
);

/** @returns whether there is such a place */
export const storeCorrection = async (db: Db, idOrSlug: string, message: string, now: Date): Promise<boolean> =>
  Boolean(await insert.first(db, { idOrSlug, id: numericId(idOrSlug), message, now }));
