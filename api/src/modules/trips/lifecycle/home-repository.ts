import { type Db, statement } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';

const home = statement<{ city: number | null }, { id: string }>(
  'trips.home',
  'SELECT home_city_id AS city FROM users WHERE id = :id',
);

/** The city in which trips of this viewer begin where nobody names one; null for a guest, and where none was chosen. */
export const homeOf = async (db: Db, { user }: Viewer): Promise<number | null> =>
  user ? ((await home.first(db, { id: user.id }))?.city ?? null) : null;
