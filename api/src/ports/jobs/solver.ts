import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { PlanRequest, Solved } from '@tabi/planner';
import { solveRequest } from './planner-worker.ts';

/** Plans one request, away from the thread that answers people. */
export interface Solver {
  solve(request: PlanRequest): Promise<Solved>;
  /** Lets what is being solved finish, for a few seconds. */
  close(): Promise<void>;
}

export interface WarmSolver extends Solver {
  /** Starts a thread before the first traveller waits for it. */
  warm(): void;
}

/** In this very thread: for tests and for sources without a build. */
export const inlineSolver = (): Solver => ({
  solve: async (request) => solveRequest(request),
  close: async () => undefined,
});

// Beside this code where it is a bundle; the sources have none.
const bundle = join(__dirname, 'planner-worker.cjs');

/** Worker threads, started when first needed; from then on one is kept warm. */
export function threadSolver(workerFile = bundle, maxThreads = 2): WarmSolver {
  const limits = { minThreads: 1, maxThreads, maxQueue: 200, closeTimeout: 3_000 };
  let pool: Piscina | undefined;
  const started = () => (pool ??= new Piscina({ filename: workerFile, name: 'solveRequest', ...limits }));
  return {
    solve: (request) => started().run(request),
    warm: () => void started(),
    close: async () => pool?.close(),
  };
}

/** Threads when this code runs from its build, else inline. */
export const createSolver = (): WarmSolver =>
  existsSync(bundle) ? threadSolver() : { ...inlineSolver(), warm: () => undefined };
