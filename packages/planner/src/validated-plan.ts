import type { Plan, PlanRequest, Violation } from './model/model.ts';
import { plan } from './solve/plan.ts';
import { travelOf } from './travel/travel.ts';
import { validate } from './validate/validate.ts';

export interface Solved {
  /** Null when no attempt gave a plan that holds. */
  plan: Plan | null;
  /** What the independent validator found in the plans that were thrown away. */
  rejected: Violation[][];
  /** What the planner fell over, if it did. */
  failure: string | null;
}

/** The next thing to try after a plan that does not hold: another seed, then without the places it went wrong with. */
function retryOf(request: PlanRequest, attempt: number, violations: Violation[]): PlanRequest {
  const known = new Set(request.places.map((place) => place.id));
  const blamed = violations.flatMap(({ subject }) => (subject && known.has(subject) ? [subject] : []));
  return {
    ...request,
    seed: request.seed + 1,
    refused: attempt === 0 ? request.refused : [...request.refused, ...blamed],
  };
}

/**
 * Plans, and lets the independent validator judge: a broken plan is never handed out.
 * @param shouldStop true ends the search with the best so far
 */
export function solve(request: PlanRequest, shouldStop?: () => boolean): Solved {
  const travel = travelOf(request);
  const rejected: Violation[][] = [];
  let failure: string | null = null;
  let wanted = request;
  for (let attempt = 0; attempt < 3; attempt++) {
    let violations: Violation[] = [];
    try {
      const found = plan(wanted, { travel, ...(shouldStop ? { shouldStop } : {}) });
      violations = validate(wanted, found, travel);
      if (violations.length === 0) return { plan: found, rejected, failure };
      rejected.push(violations);
    } catch (error) {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    wanted = retryOf(wanted, attempt, violations);
  }
  return { plan: null, rejected, failure };
}
