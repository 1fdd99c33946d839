import type { Pool } from '@tabi/postgres';

/** Whether database, schema and catalogue are there. */
export async function isReady(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ ready: boolean }>('SELECT EXISTS (SELECT FROM locations) AS ready');
    return rows[0]?.ready === true;
  } catch {
    return false;
  }
}
