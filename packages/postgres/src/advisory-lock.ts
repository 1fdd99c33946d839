import { inTransaction, type Db, type Pool } from './pool.ts';

/** Until the transaction ends, and after whoever holds it now. @param lock one of `locks` */
export const holdLock = async (db: Db, lock: number): Promise<void> => {
  await db.query('SELECT pg_advisory_xact_lock($1)', [lock]);
};

/**
 * Runs `work`, on whichever connections, while no other process is at the same work; the others wait as long as it takes.
 * Holds one connection of the pool meanwhile.
 * @param lock one of `locks`
 */
export const withAdvisoryLock = <T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> =>
  inTransaction(pool, async (db) => {
    await db.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await holdLock(db, lock);
    return work();
  });
