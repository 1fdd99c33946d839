import { first, prepared, type Db, type Pool } from '@tabi/postgres';
import type { Sessions } from '../../../http/session.ts';
import type { SignedIn } from '../../../http/viewer.ts';
import { createToken, hashToken } from '../../../http/tokens.ts';

const sessionDays = 30;
const days = (count: number) => count * 86_400_000;

// Only the hash is stored: who reads the table still has nobody's session.
const insert = prepared(
  'sessions.insert',
  'INSERT INTO sessions (sid_hash, user_id, created_at, seen_at, expires_at) VALUES ($1, $2, $3, $3, $4)',
);
const find = prepared<SignedIn & { seenAt: Date }>(
  'sessions.find',
  `SELECT id, name, email, avatar, time_zone AS "timeZone", sessions.created_at AS "since", seen_at AS "seenAt"
   FROM sessions JOIN users ON users.id = sessions.user_id WHERE sid_hash = $1 AND expires_at > $2`,
);
const extend = prepared('sessions.extend', 'UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE sid_hash = $1');
const removeOthers = prepared('sessions.remove-others', 'DELETE FROM sessions WHERE user_id = $1 AND sid_hash <> $2');
const remove = prepared('sessions.remove', 'DELETE FROM sessions WHERE sid_hash = $1 OR expires_at < now()');

/** @returns the session's id, known to the browser alone */
async function createSession(db: Db, userId: string, now: Date): Promise<string> {
  const { token: sid, hash } = createToken();
  await insert(db, hash, userId, now, new Date(now.getTime() + days(sessionDays)));
  return sid;
}

/** Who this session belongs to; null when it has ended. Used once a day at least, it lasts. */
async function findSession(db: Db, sid: string, now: Date): Promise<SignedIn | null> {
  const row = await first(find(db, hashToken(sid), now));
  if (!row) return null;
  const { seenAt, ...user } = row;
  if (now.getTime() - seenAt.getTime() > days(1)) {
    await extend(db, hashToken(sid), now, new Date(now.getTime() + days(sessionDays)));
  }
  return user;
}

async function endSession(db: Db, sid: string): Promise<void> {
  await remove(db, hashToken(sid));
}

/** Signs every browser of this account out but the one with `sid`; all of them without it. */
export async function endOtherSessions(db: Db, userId: string, sid: string | undefined): Promise<void> {
  await removeOthers(db, userId, sid ? hashToken(sid) : Buffer.alloc(0));
}

/** The sessions of the site, as the frame of every call needs them. */
export const sessionsOf = (pool: Pool, now: () => Date): Sessions => ({
  days: sessionDays,
  create: (userId) => createSession(pool, userId, now()),
  find: (sid) => findSession(pool, sid, now()),
  end: (sid) => endSession(pool, sid),
});
