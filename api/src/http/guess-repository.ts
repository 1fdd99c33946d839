import { type Db, first, prepared } from '@tabi/postgres';

/** How many tries are free, and how the wait grows after them. Times in seconds. */
export interface Patience {
  free: number;
  mostWait: number;
  /** After this long without a try everything is forgotten. */
  memory: number;
}

const blocked = prepared<{ until: Date | null }>(
  'guesses.blocked',
  'SELECT max(blocked_until) AS until FROM guesses WHERE key = ANY ($1) AND blocked_until > $2',
);
// Counted and judged in one statement: of many tries at once no more get through than of as many in turn.
const charge = prepared<{ count: number }>(
  'guesses.charge',
  `INSERT INTO guesses AS known (key, count, forgotten_at)
   VALUES ($1, 1, $2::timestamptz + make_interval(secs => $5))
   ON CONFLICT (key) DO UPDATE SET
     count = CASE WHEN known.forgotten_at <= $2 THEN 1 ELSE known.count + 1 END,
     blocked_until = CASE WHEN known.forgotten_at > $2 AND known.count + 1 >= $3
       THEN $2::timestamptz + make_interval(secs => least($4, 60 * 2 ^ least(known.count + 1 - $3, 20))) END,
     forgotten_at = excluded.forgotten_at
   WHERE known.blocked_until IS NULL OR known.blocked_until <= $2
   RETURNING count`,
);
const forget = prepared('guesses.forget', 'DELETE FROM guesses WHERE key = ANY ($1)');
const takeBack = prepared(
  'guesses.take-back',
  'UPDATE guesses SET count = greatest(count - 1, 0), blocked_until = NULL WHERE key = $1',
);

export const guesses = {
  /** When the last of these may be tried again; null: now. */
  blockedUntil: async (db: Db, keys: Buffer[], now: Date) => (await first(blocked(db, keys, now)))?.until ?? null,
  /** @returns false when somebody else's try at the same moment was the last for now */
  charge: async (db: Db, key: Buffer, now: Date, { free, mostWait, memory }: Patience) =>
    (await charge(db, key, now, free, mostWait, memory)).length > 0,
  forget: async (db: Db, keys: Buffer[]) => {
    await forget(db, keys);
  },
  /** One try was no guess. */
  takeBack: async (db: Db, key: Buffer) => {
    await takeBack(db, key);
  },
};
