import type { Db } from '@tabi/postgres';

/** Lets pg-boss write on a connection of ours, for one, inside a transaction. */
export const on = (db: Db) => ({ executeSql: (text: string, values: unknown[]) => db.query(text, values) });

/** `complete` and `fail`, as pg-boss writes them. */
const lastWords = /^\s*WITH\s+(?:results\s+AS\s+\(\s*UPDATE\s+\S+\s+SET\s+completed_on|deleted_jobs)\b/;
const noRows = { rows: [{ count: '0' }] };

/**
 * pg-boss does not wait for its last words on a job, neither when it stops nor to hear that they failed, which would end the
 * process. This waits for them; words that are lost leave the job active until it expires and is taken again.
 */
export function counted(db: Db) {
  const running = new Set<Promise<unknown>>();
  return {
    executeSql: (text: string, values: unknown[]) => {
      const asked = db.query(text, values);
      const answer = lastWords.test(text) ? asked.catch(() => noRows) : asked;
      const settled = answer
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => running.delete(settled));
      running.add(settled);
      return answer;
    },
    settled: () => Promise.all(running),
  };
}
