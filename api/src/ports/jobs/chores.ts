import type { Pool } from '@tabi/postgres';
import type { ApiLog } from '../../http/log.ts';
import { openBoss } from './boss.ts';

/** What the site does by itself, again and again. */
export interface Chore {
  /** Of its queue. */
  name: string;
  /** When, as five fields of cron, in UTC. */
  cron: string;
  /** Seconds: a start does it too, unless it was begun in the same stretch of this length. Left out: each start does it. */
  restSeconds?: number;
  run: () => Promise<unknown>;
}

export interface Chores {
  /** Takes up no more and waits for what is being done. */
  stop(): Promise<void>;
}

export interface ChoreTimes {
  /** How often one that failed is tried again; then it stays as failed, for people to see, until its next hour. */
  tries: number;
  /** Before the second try; each wait after it is about twice as long. */
  retryDelaySeconds: number;
  pollingSeconds: number;
}
const usualTimes: ChoreTimes = { tries: 3, retryDelaySeconds: 60, pollingSeconds: 30 };

/**
 * Each chore once an hour of its own, in whichever process takes it up, with pg-boss, which the planning queue
 * keeps in order.
 */
export async function startChores(
  pool: Pool,
  log: ApiLog,
  chores: Chore[],
  times: ChoreTimes = usualTimes,
): Promise<Chores> {
  const { boss, keepQueue, stop } = await openBoss(pool, log, 'The chores', { schedule: true, supervise: false });
  for (const { name, cron, restSeconds, run } of chores) {
    await keepQueue({
      name,
      // No more than one of a kind waits.
      policy: 'short',
      retryLimit: times.tries,
      retryDelay: times.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: 600,
    });
    await boss.schedule(name, cron);
    await boss.send(name, {}, restSeconds === undefined ? {} : { singletonSeconds: restSeconds });
    await boss.work(name, { pollingIntervalSeconds: times.pollingSeconds }, async () => {
      try {
        await run();
      } catch (error) {
        log.warn({ err: error, chore: name }, 'A chore failed; it is tried again a few times.');
        throw error;
      }
    });
  }
  // What this version or these settings do no more.
  const known = new Set(chores.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  return { stop };
}
