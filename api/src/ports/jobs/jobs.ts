import PgBoss from 'pg-boss';
import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../../http/log.ts';
import { counted } from './boss-database.ts';

/** The one pg-boss of a process: plans, mails and scheduled jobs are queues on it. */
export interface Jobs {
  boss: PgBoss;
  /** Makes the queue, or gives one that exists these settings. */
  keepQueue(settings: PgBoss.Queue): Promise<void>;
  /** Takes up no more, waits for what is being done and for the last words on it. */
  stop(): Promise<void>;
}

/**
 * pg-boss on the site's own pool, in the schema `jobs`.
 * @param maintenanceSeconds how often jobs are looked for whose process has fallen silent
 */
export async function openJobs(pool: Pool, log: ApiLog, maintenanceSeconds = 5): Promise<Jobs> {
  const db = counted(pool);
  const boss = new PgBoss({ db, schema: 'jobs', maintenanceIntervalSeconds: maintenanceSeconds });
  boss.on('error', (error) => log.error({ err: error }, 'The jobs met an error.'));
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
