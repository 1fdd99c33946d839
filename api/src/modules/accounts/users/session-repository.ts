import { later } from '@tabi/shared/format';
import { command, type Db, type Pool, statement } from '@tabi/postgres';
import type { Sessions } from '../../../http/session.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';

/** One that is not used ends after `idleDays`, and every one after `mostDays`. */
const idleDays = 30;
const mostDays = 180;
export interface SessionRow {
  id: string;
  device: string | null;
  created_at: Date;
  seen_at: Date;
}

// Only the hash is stored: who reads the table still has nobody's session.
const insert = command<{ hash: Buffer; userId: string; now: Date; expiresAt: Date; device: string | null }>(
  'sessions.insert',
  `INSERT INTO sessions (sid_hash, user_id, created_at, seen_at, expires_at, device)
   VALUES (:hash, :userId, :now, :now, :expiresAt, :device)`,
);
const find = statement<SignedIn & { seenAt: Date }, { sidHash: Buffer; now: Date; oldest: Date }>(
  'sessions.find',
  `SELECT users.id, name, email, email_verified_at IS NOT NULL AS "confirmed", avatar, time_zone AS "timeZone",
     sessions.created_at AS "since", sessions.id AS "session", seen_at AS "seenAt"
   FROM sessions JOIN users ON users.id = sessions.user_id
   WHERE sid_hash = :sidHash AND expires_at > :now AND sessions.created_at > :oldest`,
);
const extend = command<{ sidHash: Buffer; now: Date; expiresAt: Date }>(
  'sessions.extend',
  'UPDATE sessions SET seen_at = :now, expires_at = :expiresAt WHERE sid_hash = :sidHash',
);
const ofUser = statement<SessionRow, { userId: string; now: Date; oldest: Date }>(
  'sessions.of-user',
  `SELECT id, device, created_at, seen_at FROM sessions WHERE user_id = :userId AND expires_at > :now AND created_at > :oldest
   ORDER BY seen_at DESC, id`,
);
const removeOne = command<{ id: string; userId: string }>(
  'sessions.remove-one',
  'DELETE FROM sessions WHERE id = :id AND user_id = :userId',
);
const removeOthers = command<{ userId: string; sidHash: Buffer }>(
  'sessions.remove-others',
  'DELETE FROM sessions WHERE user_id = :userId AND sid_hash <> :sidHash',
);
const removeAllBut = command<{ userId: string; id: string }>(
  'sessions.remove-all-but',
  'DELETE FROM sessions WHERE user_id = :userId AND id <> :id',
);
const remove = command<{ sidHash: Buffer }>(
  'sessions.remove',
  'DELETE FROM sessions WHERE sid_hash = :sidHash OR expires_at < now()',
);

const oldest = (now: Date) => later(now, { days: -mostDays });

/** @returns the session's id, known to the browser alone */
async function createSession(db: Db, userId: string, now: Date, device: string | null): Promise<string> {
  const { token: sid, hash } = createToken();
  await insert.run(db, { hash, userId, now, expiresAt: later(now, { days: idleDays }), device });
  return sid;
}

/** Who this session belongs to; null when it has ended. Used once a month at least, it lasts for half a year. */
async function findSession(db: Db, sid: string, now: Date): Promise<SignedIn | null> {
  const row = await find.first(db, { sidHash: hashToken(sid), now, oldest: oldest(now) });
  if (!row) return null;
  const { seenAt, ...user } = row;
  if (later(seenAt, { days: 1 }) < now) {
    await extend.run(db, { sidHash: hashToken(sid), now, expiresAt: later(now, { days: idleDays }) });
  }
  return user;
}

async function endSession(db: Db, sid: string): Promise<void> {
  await remove.run(db, { sidHash: hashToken(sid) });
}

/** Signs every browser of this account out but the one with `sid`; all of them without it. */
export async function endOtherSessions(db: Db, userId: string, sid: string | undefined): Promise<void> {
  await removeOthers.run(db, { userId, sidHash: sid ? hashToken(sid) : Buffer.alloc(0) });
}

/** The sessions of one account, as their owner may see and end them. */
export const ownSessions = {
  list: (db: Db, userId: string, now: Date) => ofUser.rows(db, { userId, now, oldest: oldest(now) }),
  /** All but the one of this id. @returns how many */
  endOthers: (db: Db, userId: string, id: string) => removeAllBut.run(db, { userId, id }),
  /** @returns false when there is none of this id, or it is somebody else's */
  end: async (db: Db, userId: string, id: string) => (await removeOne.run(db, { id, userId })) > 0,
};

/** The sessions of the site, as the frame of every call needs them. */
export const sessionsOf = (pool: Pool, now: () => Date): Sessions => ({
  mostDays,
  create: (userId, device = null) => createSession(pool, userId, now(), device),
  find: (sid) => findSession(pool, sid, now()),
  end: (sid) => endSession(pool, sid),
});
