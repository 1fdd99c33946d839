import type { Db } from '@tabi/postgres';
import type { Viewer } from '../../../http/viewer.ts';
import { users } from '../../accounts/users/repository.ts';

/** The city in which trips of this viewer begin where nobody names one; null for a guest, and where none was chosen. */
export const homeOf = async (db: Db, { user }: Viewer): Promise<number | null> =>
  user ? ((await users.byId(db, user.id))?.homeCityId ?? null) : null;
