import { command, type Db, json, type Json, statement } from '@tabi/postgres';
import type { UserSettings } from '@tabi/shared/contracts/people';
import type { SignedIn } from '../../../http/viewer.ts';

export interface UserRow extends Omit<SignedIn, 'since' | 'session' | 'confirmed'> {
  /** Null for one who has only ever come through a provider. */
  passwordHash: string | null;
  /** The address that waits for its confirmation, and how long it may. */
  pendingEmail: string | null;
  pendingUntil: Date | null;
  verifiedAt: Date | null;
  /** As they were when they were chosen. */
  settings: UserSettings;
  homeCityId: number | null;
  homeCity: string | null;
}

const columns = `account.id, account.name, account.email, account.avatar, account.time_zone AS "timeZone",
  account.password_hash AS "passwordHash", account.email_verified_at AS "verifiedAt",
  account.settings, account.home_city_id AS "homeCityId", home.name AS "homeCity",
  wish.email AS "pendingEmail", wish.expires_at AS "pendingUntil"`;
const fromUsers = `FROM users AS account LEFT JOIN email_changes AS wish ON wish.user_id = account.id
  LEFT JOIN cities AS home ON home.id = account.home_city_id`;

const byEmail = statement<UserRow, { email: string }>(
  'users.by-email',
  `SELECT ${columns} ${fromUsers} WHERE account.email = :email`,
);
const byId = statement<UserRow, { id: string }>('users.by-id', `SELECT ${columns} ${fromUsers} WHERE account.id = :id`);
const insert = statement<{ id: string }, Omit<NewUser, 'verifiedAt'> & { verifiedAt: Date | null }>(
  'users.insert',
  `INSERT INTO users (name, email, password_hash, time_zone, email_verified_at)
   VALUES (:name, :email, :passwordHash, :timeZone, :verifiedAt)
   ON CONFLICT (email) DO NOTHING RETURNING id`,
);
const update = command<{ id: string; name: string | null; timeZone: string | null }>(
  'users.update',
  'UPDATE users SET name = coalesce(:name, name), time_zone = coalesce(:timeZone, time_zone) WHERE id = :id',
);
const changeSettings = command<{ id: string; settings: Json<UserSettings> }>(
  'users.change-settings',
  'UPDATE users SET settings = settings || :settings WHERE id = :id',
);
const setHomeCity = command<{ id: string; homeCityId: number | null }>(
  'users.set-home-city',
  'UPDATE users SET home_city_id = :homeCityId WHERE id = :id',
);
const setPassword = command<{ id: string; passwordHash: string }>(
  'users.set-password',
  'UPDATE users SET password_hash = :passwordHash WHERE id = :id',
);
const forgetPassword = command<{ id: string }>(
  'users.forget-password',
  'UPDATE users SET password_hash = NULL WHERE id = :id',
);
const verify = command<{ id: string; now: Date }>(
  'users.verify',
  'UPDATE users SET email_verified_at = :now WHERE id = :id',
);
const setAvatar = statement<{ before: string | null }, { id: string; avatar: string | null }>(
  'users.set-avatar',
  `UPDATE users SET avatar = :avatar FROM (SELECT id, avatar FROM users WHERE id = :id FOR UPDATE) AS old
   WHERE users.id = old.id RETURNING old.avatar AS before`,
);
const lock = statement<{ has_password: boolean }, { id: string }>(
  'users.lock',
  'SELECT password_hash IS NOT NULL AS has_password FROM users WHERE id = :id FOR NO KEY UPDATE',
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
  byEmail: (db: Db, email: string) => byEmail.first(db, { email }),
  byId: (db: Db, id: string) => byId.first(db, { id }),
  /** Until the transaction ends nobody else locks it. @returns whether it has a password */
  lock: async (db: Db, id: string) => (await lock.first(db, { id }))?.has_password ?? false,
  /** @returns the new account's id; null when the address has one already */
  insert: async (db: Db, user: NewUser) =>
    (await insert.first(db, { ...user, verifiedAt: user.verifiedAt ?? null }))?.id ?? null,
  update: async (db: Db, id: string, name: string | undefined, timeZone: string | undefined) => {
    await update.run(db, { id, name: name ?? null, timeZone: timeZone ?? null });
  },
  /** What is given; the rest stays. */
  changeSettings: async (db: Db, id: string, settings: UserSettings) => {
    await changeSettings.run(db, { id, settings: json(settings) });
  },
  setHomeCity: async (db: Db, id: string, homeCityId: number | null) => {
    await setHomeCity.run(db, { id, homeCityId });
  },
  setPassword: async (db: Db, id: string, passwordHash: string) => {
    await setPassword.run(db, { id, passwordHash });
  },
  /** Nobody signs in with a password until one is set by mail. */
  forgetPassword: async (db: Db, id: string) => {
    await forgetPassword.run(db, { id });
  },
  /** Their mail reaches them: they have opened a link that was in it. */
  verify: async (db: Db, id: string, now: Date) => {
    await verify.run(db, { id, now });
  },
  /** @returns the picture that it takes the place of */
  setAvatar: async (db: Db, id: string, avatar: string | null) =>
    (await setAvatar.first(db, { id, avatar }))?.before ?? null,
};
