import { command, type Db, statement } from '@tabi/postgres';

const count = statement<{ count: number; resetsAt: Date }, { key: Buffer; now: Date; resetsAt: Date; weight: number }>(
  'rate-limits.count',
  `INSERT INTO rate_limits AS known (key, count, resets_at) VALUES (:key, :weight, :resetsAt)
   ON CONFLICT (key) DO UPDATE SET
     count = CASE WHEN known.resets_at <= :now THEN :weight ELSE known.count + :weight END,
     resets_at = CASE WHEN known.resets_at <= :now THEN excluded.resets_at ELSE known.resets_at END
   RETURNING count, resets_at AS "resetsAt"`,
);
// A hundred at a time, so that no call waits for a great clean-up; rows that another process counts are left for later.
const sweep = command<{ now: Date }>(
  'rate-limits.sweep',
  `DELETE FROM rate_limits WHERE key IN
     (SELECT key FROM rate_limits WHERE resets_at < :now ORDER BY resets_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);

/** One call in this many takes away what has ended, which keeps the table as small as a minute's callers. */
const sweepEvery = 50;
let calls = 0;

/** Counts `weight` calls, in a window that begins with the first. @returns how many they are by now, and when the window ends */
export async function countCalls(
  db: Db,
  key: Buffer,
  now: Date,
  windowMs: number,
  weight: number,
): Promise<{ count: number; resetsAt: Date }> {
  if (++calls % sweepEvery === 0) await sweep.run(db, { now });
  const row = await count.first(db, { key, now, resetsAt: new Date(now.getTime() + windowMs), weight });
  return row ?? { count: weight, resetsAt: now };
}

export const countCall = (db: Db, key: Buffer, now: Date, windowMs: number) => countCalls(db, key, now, windowMs, 1);
