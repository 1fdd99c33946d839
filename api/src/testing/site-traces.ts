import { createPool, findRunningServer } from '@tabi/postgres';
import { tablesThatName } from '@tabi/postgres/testing';

/**
 * Looks into the database of a running site, past its API.
 * @param dataDir the site's data folder, with the built-in PostgreSQL
 * @param words what no row may have, in any case
 * @returns the tables that have one of the words in any column
 */
export async function tablesOfSiteThatName(dataDir: string, words: readonly string[]): Promise<string[]> {
  const connection = findRunningServer(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}.`);
  const pool = createPool(connection, { error: () => undefined }, 1);
  try {
    return await tablesThatName(pool, words);
  } finally {
    await pool.end();
  }
}
