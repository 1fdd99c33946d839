import type { SettingsInput } from '@tabi/shared/contracts/people';
import { inTransaction } from '@tabi/postgres';
import type { ApiContext } from '../../../ports/context.ts';
import { invalid } from '../../../http/http-error.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { cities } from '../../catalogue/cities/repository.ts';
import { users, type UserRow } from '../users/repository.ts';
import { accountOf } from './service.ts';

/** Changes what is given. @throws HttpError 422 for a home that is no city of ours */
export const changeSettings = (
  { pool }: Pick<ApiContext, 'pool'>,
  viewer: SignedIn,
  { home_city_id: home, ...settings }: SettingsInput,
): Promise<UserRow> =>
  inTransaction(pool, async (db) => {
    if (typeof home === 'number' && !(await cities.exists(db, home)))
      throw invalid('home_city_id', 'We do not know this city. Choose it again from the list.');
    await users.changeSettings(db, viewer.id, settings);
    if (home !== undefined) await users.setHomeCity(db, viewer.id, home);
    return accountOf(db, viewer);
  });
