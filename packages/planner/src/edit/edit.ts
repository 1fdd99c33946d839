import { earlierTours } from '../solve/earlier.ts';
import type { Plan, PlanOptions, PlanRequest } from '../model/model.ts';
import { polished, valued } from '../solve/polished.ts';
import { frozenBefore, singleTour } from '../solve/restrict.ts';
import { anneal } from '../solve/search/anneal.ts';
import { DayOrders } from '../solve/search/day-order.ts';
import type { Tours } from '../solve/search/problem.ts';
import { assemble, effortFor, openSession, type Session } from '../solve/session.ts';
import { roundUp } from '../model/time.ts';

/** Enough for one day of a dozen stops. */
const dayIterations = 600;
/** Keeps every stop of a day in it, before all else. */
const stayBonus = 5_000;

/** The order of a day's stops that travels and waits least; nothing leaves the day unless it cannot be kept. */
export function reorderDay(request: PlanRequest, plan: Plan, date: string, options: PlanOptions = {}): Plan {
  const session = openSession(request, options, plan);
  const tour = session.days.findIndex((day) => day.day.date === date);
  const tours = earlierTours(session, plan).tours;
  const best = tour < 0 ? null : new DayOrders(session.compiled.problem).best(tour, tours[tour]!);
  if (best && holdsAll(plan, date, tours[tour]!))
    return replaced(session, plan, tours, tour, { tours: [best.nodes], iterations: 0, capped: false });
  const stops =
    plan.days
      .find((day) => day.date === date)
      ?.items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : [])) ?? [];
  return fitDay(request, plan, date, stops, options);
}

/** Whether nodes stand for everything that a day holds. */
const holdsAll = (plan: Plan, date: string, nodes: readonly number[]): boolean =>
  nodes.length ===
  plan.days
    .find((day) => day.date === date)
    ?.items.filter((item) => item.type === 'visit' || item.type === 'meal' || item.type === 'event').length;

/**
 * Makes a day of these places: in the best order, with meals and pins, within hours and pace. What does not fit is
 * in `unscheduled`. No other day changes, but a place taken from another day leaves that day. An unknown date answers
 * the plan as it is.
 */
export function fitDay(
  request: PlanRequest,
  plan: Plan,
  date: string,
  placeIds: readonly string[],
  options: PlanOptions = {},
): Plan {
  const session = openSession(request, options, plan, placeIds);
  const { compiled, days, pins } = session;
  const tour = days.findIndex((day) => day.day.date === date);
  if (tour < 0) return plan;
  const wanted = new Set(placeIds);
  const allowed = new Set<number>(pins[tour]);
  compiled.meanings.forEach((node, u) => {
    if (node.type === 'place' ? wanted.has(node.place.id) : node.type === 'meal' && node.tour === tour) allowed.add(u);
  });
  const others = earlierTours(session, plan).tours.map((nodes, t) =>
    t === tour ? [] : nodes.filter((u) => !allowed.has(u)),
  );
  const spent = others.flat().reduce((sum, u) => sum + compiled.problem.cost[u]!, 0);
  const alone = { ...singleTour(compiled.problem, tour, allowed, stayBonus), budget: compiled.problem.budget - spent };
  const found = anneal(alone, {
    seed: request.seed,
    iterations: dayIterations,
    from: [pins[tour]!],
    shouldStop: options.shouldStop,
  });
  const best = new DayOrders(compiled.problem).best(tour, found.tours[0]!);
  const ordered = best ? { ...found, tours: [best.nodes] } : found;
  return replaced(session, plan, others, tour, ordered);
}

/** The plan with one tour new; the other days are taken over unless a place was taken from them. */
function replaced(
  session: Session,
  plan: Plan,
  others: Tours,
  tour: number,
  found: { readonly tours: Tours; readonly iterations: number; readonly capped: boolean },
): Plan {
  const tours = others.map((nodes, t) => (t === tour ? found.tours[0]! : nodes));
  const keep = (t: number) => {
    const old = plan.days.find((day) => day.date === session.days[t]!.day.date);
    const items = old?.items.filter(
      (item) => item.type === 'visit' || item.type === 'meal' || item.type === 'event',
    ).length;
    return t !== tour && old && items === tours[t]!.length ? old : undefined;
  };
  const { iterations, capped } = found;
  return assemble(session, { ...valued(session.compiled.problem, tours), iterations, capped }, keep);
}

/**
 * Plans again what is still ahead: everything that has begun before `minute` of `date` stays exactly as it is, and
 * nothing new starts earlier. An unknown date answers the plan as it is.
 */
export function replanFrom(
  request: PlanRequest,
  plan: Plan,
  date: string,
  minute: number,
  options: PlanOptions = {},
): Plan {
  const session = openSession(request, options, plan);
  const today = session.days.findIndex((day) => day.day.date === date);
  if (today < 0) return plan;
  const { tours, starts } = earlierTours(session, plan);
  const problem = frozenBefore(session.compiled.problem, tours, starts, today, roundUp(minute));
  const frozen: Session = { ...session, compiled: { ...session.compiled, problem } };
  const found = anneal(problem, {
    seed: request.seed,
    iterations: effortFor(session),
    from: tours,
    warm: true,
    shouldStop: options.shouldStop,
  });
  const best = polished(problem, session.days, found, (t) => t >= today, options.shouldStop);
  return assemble(frozen, best);
}
