import type { Pool } from '@tabi/postgres';
import { startTestServer, type TestServer, makeTemplate, type TestTemplate } from '@tabi/postgres/testing';

import { openJobs } from '../ports/jobs/jobs.ts';
import { openPlanQueue } from '../ports/jobs/plan-queue.ts';
import { createLog } from '../http/log.ts';
import { prepareDatabase } from '../app/start-api.ts';

declare global {
  var tabiTests: { server: TestServer; template: TestTemplate } | undefined;
}

const silent = createLog('silent');

/** Schema, catalogue and job queue. */
async function prepare(pool: Pool): Promise<void> {
  await prepareDatabase(pool);
  const jobs = await openJobs(pool, silent);
  await openPlanQueue(jobs);
  await jobs.stop();
}

/** Jest runs this once before the API's tests. */
// Jest takes what a setup file exports by default.
// eslint-disable-next-line no-restricted-syntax
export default async function setup(): Promise<void> {
  const server = await startTestServer();
  try {
    globalThis.tabiTests = { server, template: await makeTemplate(server.connection, prepare) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
