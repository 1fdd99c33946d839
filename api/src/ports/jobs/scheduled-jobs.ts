import type { ApiLog } from '../../http/log.ts';
import type { Jobs } from './jobs.ts';

/** What the site does by itself, again and again. */
export interface ScheduledJob {
  /** Of its queue. */
  name: string;
  /** When, as five fields of cron, in UTC. */
  cron: string;
  /** Seconds: a start does it too, unless it was begun in the same stretch of this length. Left out: each start does it. */
  restSeconds?: number;
  run: () => Promise<unknown>;
}

export interface JobTimes {
  /** How often one that failed is tried again; then it stays as failed, for people to see, until its next hour. */
  tries: number;
  /** Before the second try; each wait after it is about twice as long. */
  retryDelaySeconds: number;
  pollingSeconds: number;
}
const usualTimes: JobTimes = { tries: 3, retryDelaySeconds: 60, pollingSeconds: 30 };

/** Each at its own time, in whichever process takes it up. */
export async function startScheduledJobs(
  { boss, keepQueue }: Jobs,
  log: ApiLog,
  jobs: ScheduledJob[],
  times: JobTimes = usualTimes,
): Promise<void> {
  for (const { name, cron, restSeconds, run } of jobs) {
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
        log.warn({ err: error, job: name }, 'A scheduled job failed; it is tried again a few times.');
        throw error;
      }
    });
  }
  // What this version or these settings do no more.
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
