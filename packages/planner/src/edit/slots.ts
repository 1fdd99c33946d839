import { earlierTours } from '../solve/earlier.ts';
import type { Plan, PlanOptions, PlanRequest } from '../model/model.ts';
import { Routes } from '../solve/search/routes.ts';
import { openSession, type Session } from '../solve/session.ts';

/** Where a place would fit into a plan without moving anything to another day. */
export interface Slot {
  readonly placeId: string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** Minutes of the day that the visit takes, with the way to it and waiting. */
  readonly takesMinutes: number;
  /** What the plan gains, in the units of `PlanStats.score`; negative when the day is worse with it. */
  readonly gain: number;
}

/** What is planned already stays, also beside its whole. */
const idsOf = (plan: Plan): string[] =>
  plan.days.flatMap(({ items }) => items.flatMap((item) => (item.type === 'visit' ? [item.placeId] : [])));

interface Loaded {
  readonly session: Session;
  readonly routes: Routes;
}

function load(request: PlanRequest, plan: Plan, options: PlanOptions, wanted: readonly string[] = []): Loaded {
  const session = openSession(request, options, plan, wanted);
  const routes = new Routes(session.compiled.problem);
  earlierTours(session, plan).tours.forEach((nodes, t) => {
    if (!routes.load(t, nodes)) {
      routes.load(t, session.pins[t]!);
      for (const u of nodes)
        if (routes.tourOf[u]! < 0 && routes.bestPlace(u, t) >= 0) routes.insert(u, t, routes.bestPos);
    }
    routes.evaluate(t);
  });
  return { session, routes };
}

/** The place at its cheapest in tour t, tried out and taken back; null when it fits nowhere there. */
function trySlot({ session, routes }: Loaded, u: number, t: number): Slot | null {
  const { p } = routes;
  const node = session.compiled.meanings[u]!;
  if (node.type !== 'place' || routes.tourOf[u]! >= 0 || p.twins[u]!.some((twin) => routes.tourOf[twin]! >= 0))
    return null;
  if (routes.spent + p.cost[u]! > p.budget) return null;
  const takesMinutes = routes.bestPlace(u, t);
  if (takesMinutes < 0) return null;
  const before = routes.value[t]!;
  const pos = routes.bestPos;
  routes.insert(u, t, pos);
  const start = routes.start[t * routes.row + pos]!;
  const gain = Math.round((routes.evaluate(t) - before) * 100) / 100;
  routes.removeRange(t, pos, 1);
  routes.takenCount = 0;
  routes.refresh(t);
  routes.evaluate(t);
  return {
    placeId: node.place.id,
    date: session.days[t]!.day.date,
    start,
    end: start + p.service[u]!,
    takesMinutes,
    gain,
  };
}

/** One slot for each day that has room for the place, the best first; empty when it fits nowhere or is already in. */
export function bestSlots(request: PlanRequest, plan: Plan, placeId: string, options: PlanOptions = {}): Slot[] {
  const loaded = load(request, plan, options, [placeId, ...idsOf(plan)]);
  const slots: Slot[] = [];
  loaded.session.compiled.meanings.forEach((node, u) => {
    if (node.type !== 'place' || node.place.id !== placeId) return;
    for (let t = 0; t < loaded.routes.p.tours; t++) {
      const slot = trySlot(loaded, u, t);
      if (slot) slots.push(slot);
    }
  });
  return slots.sort((a, b) => b.gain - a.gain || (a.date < b.date ? -1 : 1));
}

/**
 * Up to `count` places that would still fit into a day, each by itself, the best gain first.
 * @param gap only visits that begin at or after `from` and end by `to`
 */
export function suggestMore(
  request: PlanRequest,
  plan: Plan,
  date: string,
  count = 3,
  gap: { readonly from: number; readonly to: number } = { from: 0, to: 2880 },
  options: PlanOptions = {},
): Slot[] {
  const loaded = load(request, plan, options);
  const tour = loaded.session.days.findIndex((day) => day.day.date === date);
  if (tour < 0) return [];
  const slots: Slot[] = [];
  const seen = new Set<string>();
  for (let u = 0; u < loaded.routes.p.nodes; u++) {
    const slot = trySlot(loaded, u, tour);
    if (!slot || seen.has(slot.placeId) || slot.start < gap.from || slot.end > gap.to) continue;
    seen.add(slot.placeId);
    slots.push(slot);
  }
  return slots.sort((a, b) => b.gain - a.gain || (a.placeId < b.placeId ? -1 : 1)).slice(0, count);
}
