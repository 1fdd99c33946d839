import { anneal } from '../../../api/src/planner/search/anneal.ts';
import type { PlanRequest } from '../../../api/src/planner/model.ts';
import { effortFor, openSession } from '../../../api/src/planner/session.ts';
import { Routes } from '../../../api/src/planner/search/routes.ts';

/** Search long enough that what is measured is the wish for comfort, not the search. */
const effort = 4;

/** The share of prizes less way that is given up for comfort: the same search with and without those terms. */
export function comfortCost(request: PlanRequest): number {
  const { compiled, pins, ...session } = openSession(request, {}, undefined);
  const bare = { ...compiled.problem, penalty: null };
  const options = {
    seed: request.seed,
    iterations: effort * effortFor({ compiled, pins, ...session }),
    from: pins,
  };
  const without = anneal(bare, options);
  const routes = new Routes(bare);
  const withComfort = anneal(compiled.problem, options).tours.reduce((sum, nodes, t) => {
    routes.load(t, nodes);
    return sum + routes.evaluate(t);
  }, 0);
  const bonus = bonusOf(without.tours.flat());
  return without.value - bonus > 1 ? (without.value - withComfort) / (without.value - bonus) : 0;

  /** What meals, pins and chosen places carry beyond their worth. */
  function bonusOf(nodes: readonly number[]): number {
    return nodes.reduce((sum, u) => {
      const over = compiled.problem.prize[u]! - compiled.worth[u]!;
      return sum + (over > 1_000 ? over : 0);
    }, 0);
  }
}
