import { command, type Db, statement } from '@tabi/postgres';

/** How many tries are free, and how the wait grows after them. Times in seconds. */
export interface Patience {
  free: number;
  mostWait: number;
  /** After this long without a try everything is forgotten. */
  memory: number;
}

const blocked = statement<{ until: Date | null }, { keys: Buffer[]; now: Date }>(
  'guesses.blocked',
  'SELECT max(blocked_until) AS until FROM guesses WHERE key = ANY (:keys) AND blocked_until > :now',
);
// Counted and judged in one statement: of many tries at once no more get through than of as many in turn.
const charge = command<{ key: Buffer; now: Date; free: number; mostWait: number; memory: number }>(
  'guesses.charge',
  `INSERT INTO guesses AS known (key, count, forgotten_at)
   VALUES (:key, 1, :now::timestamptz + make_interval(secs => :memory))
   ON CONFLICT (key) DO UPDATE SET
     count = CASE WHEN known.forgotten_at <= :now THEN 1 ELSE known.count + 1 END,
     blocked_until = CASE WHEN known.forgotten_at > :now AND known.count + 1 >= :free
       THEN :now::timestamptz + make_interval(secs => least(:mostWait, 60 * 2 ^ least(known.count + 1 - :free, 20))) END,
     forgotten_at = excluded.forgotten_at
   WHERE known.blocked_until IS NULL OR known.blocked_until <= :now`,
);
const forget = command<{ keys: Buffer[] }>('guesses.forget', 'DELETE FROM guesses WHERE key = ANY (:keys)');
const takeBack = command<{ key: Buffer }>(
  'guesses.take-back',
  'UPDATE guesses SET count = greatest(count - 1, 0), blocked_until = NULL WHERE key = :key',
);

export const guesses = {
  /** When the last of these may be tried again; null: now. */
  blockedUntil: async (db: Db, keys: Buffer[], now: Date) => (await blocked.first(db, { keys, now }))?.until ?? null,
  /** @returns false when somebody else's try at the same moment was the last for now */
  charge: async (db: Db, key: Buffer, now: Date, { free, mostWait, memory }: Patience) =>
    (await charge.run(db, { key, now, free, mostWait, memory })) > 0,
  forget: async (db: Db, keys: Buffer[]) => {
    await forget.run(db, { keys });
  },
  /** One try was no guess. */
  takeBack: async (db: Db, key: Buffer) => {
    await takeBack.run(db, { key });
  },
};
