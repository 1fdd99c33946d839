import type { PlanRequest } from '../src/model/model.ts';
import { polished, valued } from '../src/solve/polished.ts';
import { anneal } from '../src/solve/search/anneal.ts';
import { Polish } from '../src/solve/search/polish.ts';
import { effortFor, openSession } from '../src/solve/session.ts';

/** Search long enough that what is measured is the wish for comfort, not the search. */
const effort = 4;
/** A node that carries more than this beyond its worth is a meal, a fixed event or a wish. */
const wish = 1_000;

/** The share of prizes less way that is given up for comfort and even days: the same search with and without them. */
export function comfortCost(request: PlanRequest): number {
  const session = openSession(request, {}, undefined);
  const { compiled, days, pins } = session;
  const bare = { ...compiled.problem, penalty: null, patience: null };
  const options = { seed: request.seed, iterations: effort * effortFor(session), from: pins };
  const alone = { group: new Int32Array(days.length).fill(-1), active: days.map(() => true) };
  const without = valued(bare, new Polish(bare, alone).run(anneal(bare, options).tours));
  const comfortable = polished(compiled.problem, days, anneal(compiled.problem, options));
  const lost = without.value - valued(bare, comfortable.tours).value;
  const carried = without.tours.flat().reduce((sum, u) => {
    const over = compiled.problem.prize[u]! - compiled.worth[u]!;
    return sum + (over > wish ? over : 0);
  }, 0);
  return without.value - carried > 1 ? lost / (without.value - carried) : 0;
}
