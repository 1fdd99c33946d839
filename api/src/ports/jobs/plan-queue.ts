import type PgBoss from 'pg-boss';
import type { Db } from '@tabi/postgres';
import { on } from './boss-database.ts';
import type { Jobs } from './jobs.ts';

/** The durable side of planning: a job that outlives this process, for every trip that is not planned yet. */
export interface PlanQueue {
  /** Adds the trip's job on `db`, so that the trip and its job are stored together or not at all. */
  add(db: Db, tripId: string): Promise<void>;
  /** Takes the job off again: its trip is planned. */
  remove(db: Db, tripId: string): Promise<void>;
  /** Hands due jobs to `plan`, and those that failed too often to `giveUp`, until stop. */
  work(plan: (tripId: string) => Promise<void>, giveUp: (tripId: string) => Promise<void>): Promise<void>;
}

const queue = 'plan-trip';
const failures = 'plan-trip-failed';

export interface QueueTimes {
  /** How long the process that took the request has for it before the job takes over. */
  startAfterSeconds: number;
  /** How long a job may be silent before another process takes it: what a killed process holds is free again then. */
  expireInSeconds: number;
  pollingSeconds: number;
}
const usualTimes: QueueTimes = { startAfterSeconds: 5, expireInSeconds: 15, pollingSeconds: 1 };

async function eachJob(jobs: PgBoss.Job<unknown>[], act: (tripId: string) => Promise<void>): Promise<void> {
  for (const job of jobs) await act((job.data as { tripId: string }).tripId);
}

export async function openPlanQueue({ boss, keepQueue }: Jobs, times: QueueTimes = usualTimes): Promise<PlanQueue> {
  await boss.createQueue(failures);
  await keepQueue({
    name: queue,
    deadLetter: failures,
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: times.expireInSeconds,
  });
  const polling = { pollingIntervalSeconds: times.pollingSeconds };
  return {
    add: async (db, tripId) => {
      await boss.send(queue, { tripId }, { id: tripId, startAfter: times.startAfterSeconds, db: on(db) });
    },
    remove: (db, tripId) => boss.deleteJob(queue, tripId, { db: on(db) }),
    work: async (plan, giveUp) => {
      await boss.work(queue, polling, (jobs) => eachJob(jobs, plan));
      await boss.work(failures, polling, (jobs) => eachJob(jobs, giveUp));
    },
  };
}
