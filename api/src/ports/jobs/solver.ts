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

/** In this very thread: for tests and for sources without a build. */
export const inlineSolver = (): Solver => ({
  solve: async (request) => solveRequest(request),
  close: async () => undefined,
});

// Beside this code where it is a bundle; the sources have none.
const bundle = join(__dirname, 'planner-worker.cjs');

/** Worker threads; one is kept warm, so that the first traveller does not wait for it to start. */
export function threadSolver(workerFile = bundle, maxThreads = 2): Solver {
  const pool = new Piscina({
    filename: workerFile,
    name: 'solveRequest',
    minThreads: 1,
    maxThreads,
    maxQueue: 200,
    closeTimeout: 3_000,
  });
  return { solve: (request) => pool.run(request), close: () => pool.close() };
}

/** Threads when this code runs from its build, else inline. */
export const createSolver = (): Solver => (existsSync(bundle) ? threadSolver() : inlineSolver());
