import { command, type Db, gathered, statement } from '@tabi/postgres';

const count = statement<
  { key: Buffer; count: number; resetsAt: Date },
  { keys: Buffer[]; weights: number[]; ends: Date[]; now: Date }
>(
  'rate-limits.count',
  // In the order of their keys, so that two processes never wait for each other.
  `INSERT INTO rate_limits AS known (key, count, resets_at)
   SELECT call.key, call.weight, call.ends_at FROM unnest(:keys::bytea[], :weights::integer[], :ends::timestamptz[])
     AS call (key, weight, ends_at) ORDER BY call.key
   ON CONFLICT (key) DO UPDATE SET
     count = CASE WHEN known.resets_at <= :now THEN excluded.count ELSE known.count + excluded.count END,
     resets_at = CASE WHEN known.resets_at <= :now THEN excluded.resets_at ELSE known.resets_at END
   RETURNING key, count, resets_at AS "resetsAt"`,
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

interface Counting {
  key: Buffer;
  now: Date;
  windowMs: number;
  weight: number;
}

interface Counted {
  count: number;
  resetsAt: Date;
}

const nameOf = (key: Buffer) => key.toString('latin1');

/** Calls of one key are counted together, and each is told the count that it made. */
const countAll = gathered<Counting, Counted>(async (db, calls) => {
  const sums = new Map<string, Counting>();
  const before = calls.map((call) => {
    const sum = sums.get(nameOf(call.key));
    sums.set(nameOf(call.key), { ...call, weight: (sum?.weight ?? 0) + call.weight });
    return sum?.weight ?? 0;
  });
  const all = [...sums.values()];
  const rows = await count.rows(db, {
    keys: all.map(({ key }) => key),
    weights: all.map(({ weight }) => weight),
    ends: all.map(({ now, windowMs }) => new Date(now.getTime() + windowMs)),
    now: all.at(-1)?.now ?? new Date(),
  });
  const counted = new Map(rows.map((row) => [nameOf(row.key), row]));
  return calls.map(({ key, weight, now }, index) => {
    const [sum, row] = [sums.get(nameOf(key))?.weight ?? weight, counted.get(nameOf(key))];
    if (!row) return { count: weight, resetsAt: now };
    return { count: row.count - sum + (before[index] ?? 0) + weight, resetsAt: row.resetsAt };
  });
});

/** Counts `weight` calls, in a window that begins with the first. @returns how many they are by now, and when the window ends */
export async function countCalls(db: Db, key: Buffer, now: Date, windowMs: number, weight: number): Promise<Counted> {
  if (++calls % sweepEvery === 0) await sweep.run(db, { now });
  return countAll(db, { key, now, windowMs, weight });
}

export const countCall = (db: Db, key: Buffer, now: Date, windowMs: number) => countCalls(db, key, now, windowMs, 1);
