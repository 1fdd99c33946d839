import type { Db } from '../database/pool.ts';

/** Lets pg-boss write on a connection of ours, for one, inside a transaction. */
export const on = (db: Db) => ({ executeSql: (text: string, values: unknown[]) => db.query(text, values) });

/** pg-boss does not wait for its last words (`complete`, `fail`) when it stops; this can. */
export function counted(db: Db) {
  const running = new Set<Promise<unknown>>();
  return {
    executeSql: (text: string, values: unknown[]) => {
      const answer = db.query(text, values);
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
