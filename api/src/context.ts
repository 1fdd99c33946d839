import type { PlanQueue } from './jobs/plan-queue.ts';
import type { Solver } from './jobs/solver.ts';
import type { ApiLog } from './log.ts';
import type { Pool } from './database/pool.ts';
import type { Partners } from './partners.ts';

/** What the site switches on. */
export interface FeatureSwitches {
  newTripForm: boolean;
  tripBuilder: boolean;
  marketPlace: boolean;
  socialLogin: boolean;
}

/** What every module may use. */
export interface ApiContext {
  pool: Pool;
  queue: PlanQueue;
  solver: Solver;
  log: ApiLog;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** Signs cookies; 32 characters or more. */
  secret: string;
  /** Where drawn posters are kept. */
  dataDir: string;
  features: FeatureSwitches;
  partners: Partners;
  /** Multiplies every rate limit; 1 for people. */
  rateLimitScale: number;
}
