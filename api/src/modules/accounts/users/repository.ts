import { type Db, first, prepared } from '@tabi/postgres';
import type { SignedIn } from '../../../http/viewer.ts';

export interface UserRow extends Omit<SignedIn, 'since' | 'session'> {
  /** Null for one who has only ever come through a provider. */
  passwordHash: string | null;
  /** The address that waits for its confirmation, and how long it may. */
  pendingEmail: string | null;
  pendingUntil: Date | null;
  verifiedAt: Date | null;
}

const columns = `account.id, account.name, account.email, account.avatar, account.time_zone AS "timeZone",
  account.password_hash AS "passwordHash", account.email_verified_at AS "verifiedAt",
  wish.email AS "pendingEmail", wish.expires_at AS "pendingUntil"`;
const fromUsers = 'FROM users AS account LEFT JOIN email_changes AS wish ON wish.user_id = account.id';

const byEmail = prepared<UserRow>('users.by-email', `SELECT ${columns} ${fromUsers} WHERE account.email = $1`);
const byId = prepared<UserRow>('users.by-id', `SELECT ${columns} ${fromUsers} WHERE account.id = $1`);
const insert = prepared<{ id: string }>(
  'users.insert',
  `INSERT INTO users (name, email, password_hash, time_zone, email_verified_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (email) DO NOTHING RETURNING id`,
);
const update = prepared(
  'users.update',
  'UPDATE users SET name = coalesce($2, name), time_zone = coalesce($3, time_zone) WHERE id = $1',
);
const setPassword = prepared('users.set-password', 'UPDATE users SET password_hash = $2 WHERE id = $1');
const forgetPassword = prepared('users.forget-password', 'UPDATE users SET password_hash = NULL WHERE id = $1');
const verify = prepared('users.verify', 'UPDATE users SET email_verified_at = $2 WHERE id = $1');
const setAvatar = prepared<{ before: string | null }>(
  'users.set-avatar',
  `UPDATE users SET avatar = $2 FROM (SELECT id, avatar FROM users WHERE id = $1 FOR UPDATE) AS old
   WHERE users.id = old.id RETURNING old.avatar AS before`,
);

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string | null;
  timeZone: string;
  /** Set when somebody we trust has seen that mail reaches them. */
  verifiedAt?: Date;
}

export const users = {
  byEmail: (db: Db, email: string) => first(byEmail(db, email)),
  byId: (db: Db, id: string) => first(byId(db, id)),
  /** @returns the new account's id; null when the address has one already */
  insert: async (db: Db, user: NewUser) =>
    (await first(insert(db, user.name, user.email, user.passwordHash, user.timeZone, user.verifiedAt ?? null)))?.id ??
    null,
  update: async (db: Db, id: string, name: string | undefined, timeZone: string | undefined) => {
    await update(db, id, name ?? null, timeZone ?? null);
  },
  setPassword: async (db: Db, id: string, passwordHash: string) => {
    await setPassword(db, id, passwordHash);
  },
  /** Nobody signs in with a password until one is set by mail. */
  forgetPassword: async (db: Db, id: string) => {
    await forgetPassword(db, id);
  },
  /** Their mail reaches them: they have opened a link that was in it. */
  verify: async (db: Db, id: string, now: Date) => {
    await verify(db, id, now);
  },
  /** @returns the picture that it takes the place of */
  setAvatar: async (db: Db, id: string, avatar: string | null) =>
    (await first(setAvatar(db, id, avatar)))?.before ?? null,
};
