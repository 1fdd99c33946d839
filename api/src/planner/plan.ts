import { earlierTours } from './earlier.ts';
import type { Plan, PlanOptions, PlanRequest } from './model.ts';
import { anneal } from './search/anneal.ts';
import { assemble, openSession } from './session.ts';

/**
 * Plans the days of a request. Deterministic for (request, travel): the same input gives the same plan, byte for
 * byte, unless `shouldStop` cuts the search short. Never throws for bad facts: what cannot be done is named in
 * `impossible`, and the rest is planned. With `request.from` it starts at that plan, keeps its cities, and stays near.
 */
export function plan(request: PlanRequest, options: PlanOptions = {}): Plan {
  const session = openSession(request, options, request.from);
  const found = anneal(session.compiled.problem, {
    seed: request.seed,
    iterations: session.checked.request.iterations,
    from: request.from ? earlierTours(session, request.from).tours : session.pins,
    warm: request.from !== undefined,
    shouldStop: options.shouldStop,
  });
  return assemble(session, found);
}
