import pg from 'pg';
import type { Pool, PoolClient, PoolConfig } from 'pg';

export type { Pool, PoolClient } from 'pg';

/** Anything that answers a query: the pool, or one connection inside a transaction. */
export type Db = Pick<Pool, 'query'>;

/** The parts of a logger that the database needs. */
export interface DatabaseLog {
  error(details: object, message: string): void;
}

const { builtins } = pg.types;
// Days and wall-clock times have no zone: as text they cannot be shifted by the server's own.
const asText = new Set<number>([builtins.DATE, builtins.TIMESTAMP]);
const types: PoolConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (asText.has(oid)) return (value: string) => value;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * @param connection host (a socket folder), user, database …; or `{ connectionString }`
 * @param max connections of this process
 */
export function createPool(connection: PoolConfig, log: DatabaseLog, max = 10): Pool {
  const pool = new pg.Pool({
    max,
    application_name: 'tabi',
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
    ...connection,
    types,
  });
  // An idle connection that breaks must not end the process; the pool opens another.
  // Of the error only its words: the driver hangs the whole client on it, with its queries and its secret key.
  pool.on('error', ({ message, stack }) =>
    log.error({ err: { message, stack } }, 'An idle database connection broke.'),
  );
  // Nor one that breaks between two statements of a transaction: the next statement fails then, and tells whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs `work` in one transaction: all of it is stored, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
