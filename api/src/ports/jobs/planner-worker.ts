import { type PlanRequest, solve, type Solved } from '@tabi/planner';

// Only a machine in trouble needs this long; the best plan so far is better than none.
const capMs = 8_000;

/** What a worker thread does with one request. */
export const solveRequest = (request: PlanRequest): Solved => {
  const started = Date.now();
  return solve(request, () => Date.now() - started > capMs);
};
