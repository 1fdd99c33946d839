import type { Db } from '../../database/pool.ts';
import { first, prepared } from '../../database/query.ts';
import type { SignedIn } from '../../http/viewer.ts';

export interface UserRow extends SignedIn {
  passwordHash: string;
}

const columns = 'id, name, email, avatar, time_zone AS "timeZone", password_hash AS "passwordHash"';

const byEmail = prepared<UserRow>('users.by-email', `SELECT ${columns} FROM users WHERE email = $1`);
const insert = prepared<UserRow>(
  'users.insert',
  `INSERT INTO users (name, email, password_hash, time_zone) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email) DO NOTHING RETURNING ${columns}`,
);
const update = prepared<UserRow>(
  'users.update',
  `UPDATE users SET name = coalesce($2, name), time_zone = coalesce($3, time_zone) WHERE id = $1 RETURNING ${columns}`,
);

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  timeZone: string;
}

export const users = {
  byEmail: (db: Db, email: string) => first(byEmail(db, email)),
  /** @returns null when the address has an account */
  insert: (db: Db, user: NewUser) => first(insert(db, user.name, user.email, user.passwordHash, user.timeZone)),
  update: (db: Db, id: string, name: string | undefined, timeZone: string | undefined) =>
    first(update(db, id, name ?? null, timeZone ?? null)),
};
