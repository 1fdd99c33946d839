import { earlierTours } from './earlier.ts';
import type { Plan, PlanOptions } from '../model/model.ts';
import { polished, valued } from './polished.ts';
import { onlyTours } from './restrict.ts';
import { anneal } from './search/anneal.ts';
import type { Tours } from './search/problem.ts';
import { Routes } from './search/routes.ts';
import type { Session, Solution } from './session.ts';

/** Enough for a day or two that are nearly right already. */
const mendIterations = 800;
/** What another day has to bring, in worth, for it to be changed too. */
const worthAnotherDay = 10;

interface Attempt {
  readonly tours: Tours;
  readonly value: number;
  readonly iterations: number;
  readonly capped: boolean;
}

/**
 * An earlier plan made to suit a request that has changed since: the days that no longer hold are planned again, and
 * one other at most where that is clearly better. All others stay as they are.
 */
export function mended(session: Session, plan: Plan, options: PlanOptions): Solution {
  const { compiled } = session;
  const { problem } = compiled;
  const earlier = earlierTours(session, plan).tours;
  const broken = brokenTours(session, plan, earlier);
  const kept = earlier.map((nodes, t) => (broken.has(t) ? [] : nodes));
  const first = broken.size > 0 ? attempt(session, earlier, kept, broken, options) : null;
  const wishes = missingWishes(session, first?.tours ?? earlier);
  let best: Attempt = first ?? { ...valued(problem, earlier), iterations: 0, capped: false };
  let top = best.value;
  if (broken.size > 0 || wishes.length > 0) {
    for (const t of othersFor(session, broken, wishes)) {
      const free = new Set([...broken, t]);
      const rest = kept.map((nodes, other) => (other === t ? [] : nodes));
      const found = attempt(session, earlier, rest, free, options);
      if (found.value > top + (best === first ? worthAnotherDay : 0)) [best, top] = [found, found.value];
    }
  }
  return { ...valued(problem, best.tours), iterations: best.iterations, capped: best.capped };
}

/** The tours of `free` searched anew from where they were, the others as `kept` has them. */
function attempt(
  session: Session,
  earlier: Tours,
  kept: Tours,
  free: ReadonlySet<number>,
  options: PlanOptions,
): Attempt {
  const { compiled, days, raw, pins } = session;
  const { problem } = compiled;
  const alone = onlyTours(problem, free, kept);
  const found = anneal(alone, {
    seed: raw.seed,
    iterations: Math.min(session.checked.request.iterations, mendIterations * free.size),
    from: earlier.map((nodes, t) => (free.has(t) ? [...new Set([...pins[t]!, ...nodes])] : [])),
    warm: true,
    shouldStop: options.shouldStop,
  });
  const tours = found.tours.map((nodes, t) => (free.has(t) ? nodes : kept[t]!));
  const isFree = (t: number): boolean => free.has(t);
  const better = polished(problem, days, { ...found, tours }, isFree, options.shouldStop);
  return { tours: better.tours, value: better.value, iterations: found.iterations, capped: found.capped };
}

/** Days whose earlier stops are not all known any more, or cannot be kept in that order. */
function brokenTours(session: Session, plan: Plan, earlier: Tours): Set<number> {
  const { compiled, days } = session;
  const { problem } = compiled;
  const routes = new Routes(problem);
  const broken = new Set<number>();
  earlier.forEach((nodes, t) => {
    const items = plan.days.find((other) => other.date === days[t]!.day.date)?.items ?? [];
    const stops = items.filter(({ type }) => type === 'visit' || type === 'meal' || type === 'event').length;
    const holds = routes.load(t, nodes) && routes.counted[t]! <= problem.limit[t]! && routes.spent <= problem.budget;
    if (holds && stops === nodes.length) return;
    broken.add(t);
    routes.load(t, []);
  });
  return broken;
}

/** Nodes of chosen places that no tour holds, where the traveller wishes for them. */
function missingWishes({ compiled, checked }: Session, tours: Tours): number[] {
  const held = new Set(
    tours.flat().flatMap((u) => {
      const node = compiled.meanings[u]!;
      return node.type === 'place' ? [node.place.id] : [];
    }),
  );
  const wanted = new Set(checked.request.chosen);
  return compiled.meanings.flatMap((node, u) =>
    node.type === 'place' && wanted.has(node.place.id) && !held.has(node.place.id) ? [u] : [],
  );
}

/** Days that may be changed besides: those of a city that something happened in, or that a missing wish is open on. */
function othersFor({ compiled, days }: Session, broken: ReadonlySet<number>, wishes: readonly number[]): number[] {
  const { windowFrom, tours } = compiled.problem;
  const cities = new Set([...broken].map((t) => days[t]!.destinationId));
  const opens = (u: number, t: number): boolean => windowFrom[u * tours + t + 1]! > windowFrom[u * tours + t]!;
  return days.flatMap((day, t) =>
    !broken.has(t) && (cities.has(day.destinationId) || wishes.some((u) => opens(u, t))) ? [t] : [],
  );
}
