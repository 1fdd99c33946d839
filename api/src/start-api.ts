import type { FastifyPluginAsync } from 'fastify';
import { buildApi } from './app.ts';
import { loadCatalogue } from './catalogue/load.ts';
import type { ApiContext } from './context.ts';
import { migrate } from './database/migrate.ts';
import type { Pool } from './database/pool.ts';
import { openPlanQueue } from './jobs/plan-queue.ts';
import { createSolver } from './jobs/solver.ts';
import { startPlanningJobs } from './modules/trips/planning-service.ts';

type Given = Omit<ApiContext, 'queue' | 'solver' | 'now'>;

export interface RunningApi {
  /** To register on the site's Fastify instance. */
  plugin: FastifyPluginAsync;
  /** Lets jobs and plans that are being worked on finish. The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Brings an empty or older database to what this version needs: schema, then catalogue. Quick when nothing has changed. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await migrate(pool);
  await loadCatalogue(pool);
}

/** The API on a database that is prepared: opens the job queue and the planner's threads. */
export async function startApi(given: Given): Promise<RunningApi> {
  const queue = await openPlanQueue(given.pool, given.log);
  const context: ApiContext = { ...given, queue, solver: createSolver(), now: () => new Date() };
  await startPlanningJobs(context);
  return {
    plugin: buildApi(context),
    stop: async () => {
      await queue.stop();
      await context.solver.close();
    },
  };
}
