import { type Db, statement } from '@tabi/postgres';

const ready = statement<{ ready: boolean }>('health.ready', 'SELECT EXISTS (SELECT FROM locations) AS ready');

/** Whether database, schema and catalogue are there. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    return (await ready.first(db))?.ready === true;
  } catch {
    return false;
  }
}
