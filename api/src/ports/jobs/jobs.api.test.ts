import { randomUUID } from 'node:crypto';
import type { Pool } from '@tabi/postgres';
import { createLog } from '../../http/log.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { openJobs } from './jobs.ts';
import { openPlanQueue } from './plan-queue.ts';

const times = { startAfterSeconds: 0, expireInSeconds: 60, pollingSeconds: 0.5 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each([
  ['is done', async () => undefined],
  ['fails', () => Promise.reject(new Error('It fell over.'))],
])('outlives the loss of the database while a job %s', async (_how, work) => {
  let away = false;
  let refused = 0;
  const query = (text: string, values: unknown[]) => {
    if (!away) return database.pool.query(text, values);
    refused += 1;
    return Promise.reject(new Error('The database is away.'));
  };
  const jobs = await openJobs({ query } as unknown as Pool, createLog('silent'), 60);
  const queue = await openPlanQueue(jobs, times);
  await queue.add(database.pool, randomUUID());
  const taken = new Promise<void>((resolve) => {
    const plan = () => {
      away = true;
      resolve();
      return work();
    };
    void queue.work(plan, async () => undefined);
  });
  await taken;
  while (refused === 0) await new Promise((resolve) => setImmediate(resolve));
  away = false;
  await jobs.stop();
});
