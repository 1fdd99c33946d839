import PgBoss from 'pg-boss';
import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../../http/log.ts';
import { counted } from './boss-db.ts';

export interface Boss {
  boss: PgBoss;
  /** Makes the queue, or gives one that exists these settings. */
  keepQueue(settings: PgBoss.Queue): Promise<void>;
  /** Takes up no more, waits for what is being done and for the last words on it. */
  stop(): Promise<void>;
}

/**
 * pg-boss on the site's own pool, in the schema `jobs`.
 * @param who as it is called in the log
 */
export async function openBoss(
  pool: Pool,
  log: ApiLog,
  who: string,
  options: Pick<PgBoss.ConstructorOptions, 'schedule' | 'supervise' | 'maintenanceIntervalSeconds'>,
): Promise<Boss> {
  const db = counted(pool);
  const boss = new PgBoss({ db, schema: 'jobs', ...options });
  boss.on('error', (error) => log.error({ err: error }, `${who} met an error.`));
  await boss.start();
  return {
    boss,
    keepQueue: async (settings) => {
      await boss.createQueue(settings.name, settings);
      // One that exists keeps its old settings otherwise.
      await boss.updateQueue(settings.name, settings);
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5_000 });
      await db.settled();
    },
  };
}
