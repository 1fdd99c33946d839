import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/pool.ts';
import { first, prepared } from '../../database/query.ts';
import type { SignedIn } from '../../http/viewer.ts';

export const sessionDays = 30;
const days = (count: number) => count * 86_400_000;

// Only the hash is stored: who reads the table still has nobody's session.
const hashOf = (sid: string) => createHash('sha256').update(sid).digest();

const insert = prepared(
  'sessions.insert',
  'INSERT INTO sessions (sid_hash, user_id, created_at, seen_at, expires_at) VALUES ($1, $2, $3, $3, $4)',
);
const find = prepared<SignedIn & { seenAt: Date }>(
  'sessions.find',
  `SELECT id, name, email, avatar, time_zone AS "timeZone", seen_at AS "seenAt"
   FROM sessions JOIN users ON users.id = sessions.user_id WHERE sid_hash = $1 AND expires_at > $2`,
);
const extend = prepared('sessions.extend', 'UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE sid_hash = $1');
const remove = prepared('sessions.remove', 'DELETE FROM sessions WHERE sid_hash = $1 OR expires_at < now()');

/** @returns the session's id, known to the browser alone */
export async function createSession(db: Db, userId: string, now: Date): Promise<string> {
  const sid = randomBytes(32).toString('base64url');
  await insert(db, hashOf(sid), userId, now, new Date(now.getTime() + days(sessionDays)));
  return sid;
}

/** Who this session belongs to; null when it has ended. Used once a day at least, it lasts. */
export async function findSession(db: Db, sid: string, now: Date): Promise<SignedIn | null> {
  const row = await first(find(db, hashOf(sid), now));
  if (!row) return null;
  const { seenAt, ...user } = row;
  if (now.getTime() - seenAt.getTime() > days(1)) {
    await extend(db, hashOf(sid), now, new Date(now.getTime() + days(sessionDays)));
  }
  return user;
}

export async function endSession(db: Db, sid: string): Promise<void> {
  await remove(db, hashOf(sid));
}
