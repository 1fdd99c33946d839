import { checkRequest } from './check-request.ts';
import { compile, spansMeal, type Compiled } from './compile.ts';
import { plannedDay } from './items.ts';
import { droppedProblems, leftovers } from './leftovers.ts';
import type { Plan, PlanOptions, PlanRequest, Problem } from './model.ts';
import { placePins } from './pins.ts';
import { prepareDays, type PreparedDay } from './prepare.ts';
import { prizeOf, varietyFactors, worthOf } from './score.ts';
import { anneal } from './search/anneal.ts';
import type { Tours } from './search/problem.ts';
import { estimatedTravel } from './travel.ts';

/**
 * Plans the days of a request. Deterministic for (request, travel): the same input gives the same plan, byte for
 * byte, unless `shouldStop` cuts the search short. Never throws for bad facts: what cannot be done is named in
 * `impossible`, and the rest is planned.
 */
export function plan(raw: PlanRequest, options: PlanOptions = {}): Plan {
  const travel = options.travel ?? estimatedTravel();
  const checked = checkRequest(raw);
  const { request, problems } = checked;
  const { worth, prize } = valueOfPlaces(request);
  const days = prepareDays(checked, worth, travel, problems);
  const compiled = compile({ checked, days, travel, worth, prize });
  const pins = placePins(compiled, days, problems);
  const from = request.from ? withPins(earlierTours(compiled, days, request.from), pins, compiled) : pins;
  const found = anneal(compiled.problem, {
    seed: request.seed,
    iterations: request.iterations,
    from,
    warm: request.from !== undefined,
    shouldStop: options.shouldStop,
  });
  const planned = days.map((day, t) => plannedDay(compiled, day, t, found.tours[t]!, found.starts[t]!, request));
  const unscheduled = leftovers(raw, checked, compiled, days, found.tours, worth);
  problems.push(...mealProblems(compiled, days, found.tours, request), ...droppedProblems(unscheduled, raw));
  for (const day of planned) if (day.totals.visits === 0) problems.push({ code: 'empty-day', date: day.date });
  return {
    days: planned,
    unscheduled,
    impossible: problems,
    stats: {
      score: Math.round(found.value * 100) / 100,
      iterations: found.iterations,
      candidates: compiled.meanings.filter((node) => node.type === 'place' && !node.mealInside).length,
      visits: planned.reduce((sum, day) => sum + day.totals.visits, 0),
      capped: found.capped,
    },
  };
}

/** Worth and prize by place id, less what a surplus of the same kind takes off. */
function valueOfPlaces(request: PlanRequest): { worth: Map<string, number>; prize: Map<string, number> } {
  const plain = new Map(request.places.map((place) => [place.id, worthOf(place, request)]));
  const ranked = [...request.places].sort((a, b) => plain.get(b.id)! - plain.get(a.id)! || (a.id < b.id ? -1 : 1));
  const factors = varietyFactors(ranked, request.days.length + 1);
  const worth = new Map(ranked.map((place, i) => [place.id, plain.get(place.id)! * factors[i]!]));
  const prize = new Map(ranked.map((place) => [place.id, prizeOf(place, request) - plain.get(place.id)! + worth.get(place.id)!]));
  return { worth, prize };
}

/** An earlier plan's visits and meals as tours, by date; what is not known any more is left out. */
function earlierTours(compiled: Compiled, days: readonly PreparedDay[], earlier: Plan): Tours {
  const nodeOfPlace = new Map<string, number>();
  const nodeOfMeal = new Map<string, number>();
  compiled.meanings.forEach((node, u) => {
    if (node.type === 'place') nodeOfPlace.set(`${node.place.id} ${node.mealInside?.kind ?? ''}`, u);
    if (node.type === 'meal') nodeOfMeal.set(`${node.tour} ${node.rule.kind}`, u);
  });
  return days.map((day, t) => {
    const items = earlier.days.find((other) => other.date === day.day.date)?.items ?? [];
    return items.flatMap((item) => {
      const node = item.type === 'visit' ? nodeOfPlace.get(`${item.placeId} ${item.mealInside ?? ''}`) : item.type === 'meal' ? nodeOfMeal.get(`${t} ${item.kind}`) : undefined;
      return node === undefined ? [] : [node];
    });
  });
}

/** The pins of each day first; what else fits between them is put back by the search's own resuming. */
function withPins(tours: Tours, pins: Tours, compiled: Compiled): Tours {
  return pins.map((pinned, t) => (pinned.length === 0 ? tours[t]! : mergePins(tours[t]!, pinned, compiled)));
}

function mergePins(nodes: readonly number[], pinned: readonly number[], compiled: Compiled): number[] {
  const { problem } = compiled;
  const merged: number[] = [];
  let time = 0;
  let next = 0;
  for (const u of nodes) {
    while (next < pinned.length && pinStart(compiled, pinned[next]!) <= time + problem.service[u]!) merged.push(pinned[next++]!);
    merged.push(u);
    time += problem.service[u]!;
  }
  return [...merged, ...pinned.slice(next)];
}

function pinStart(compiled: Compiled, u: number): number {
  const node = compiled.meanings[u]!;
  return node.type === 'pin' ? node.pin.start : 0;
}

function mealProblems(compiled: Compiled, days: readonly PreparedDay[], tours: Tours, request: PlanRequest): Problem[] {
  return days.flatMap((day, t) =>
    request.meals
      .filter((rule) => spansMeal(day.open, day.close, rule))
      .filter((rule) => !tours[t]!.some((u) => {
        const node = compiled.meanings[u]!;
        return (node.type === 'meal' && node.rule.kind === rule.kind) || (node.type === 'place' && node.mealInside?.kind === rule.kind);
      }))
      .map((rule): Problem => ({ code: 'meal-impossible', date: day.day.date, kind: rule.kind })),
  );
}
