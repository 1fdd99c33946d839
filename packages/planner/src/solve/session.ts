import { betterOrder } from './better-order.ts';
import { checkRequest, type CheckedRequest } from './check-request.ts';
import { compile, type Compiled } from './compile.ts';
import type { Problem } from '../model/impossible.ts';
import { kinOf } from '../model/kin.ts';
import { plannedDay } from './items.ts';
import { droppedProblems, leftovers } from './leftovers.ts';
import type { BetterOrder, Place, Plan, PlannedDay, PlanOptions, PlanRequest, PlanStats } from '../model/model.ts';
import { withMealPlaces } from './meal-places.ts';
import { placePins } from './pins.ts';
import { prepareDays, type PreparedDay } from './prepare.ts';
import { reasonedDays } from '../reasons/reasons.ts';
import { prizeOf, varietyFactors, worthOf } from './score.ts';
import type { Tours } from './search/problem.ts';
import { travelOf } from '../travel/travel.ts';

/** What a part gives of its whole, by its minutes: all parts together are no better than the whole. */
const shareOfPart = 0.8;

/** Exponent by which effort grows with days. */
const moreForLonger = 1.05;

/** A request turned into the search's terms, ready to be planned or edited. */
export interface Session {
  readonly raw: PlanRequest;
  readonly checked: CheckedRequest;
  readonly days: readonly PreparedDay[];
  readonly compiled: Compiled;
  /** Pinned nodes of each day. */
  readonly pins: Tours;
  readonly worth: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
  readonly betterOrder: BetterOrder | null;
}

/** Days that an earlier plan has settled stay in its cities. */
function inCitiesOf(raw: PlanRequest, earlier: Plan | undefined): PlanRequest {
  if (!earlier) return raw;
  const cities = new Map(earlier.days.map((day) => [day.date, day.destinationId]));
  return {
    ...raw,
    days: raw.days.map((day) => ({ ...day, destinationId: day.destinationId ?? (cities.get(day.date) || null) })),
  };
}

/** @param wanted ids of places that the traveller asks for right now, beside `chosen` */
export function openSession(
  asked: PlanRequest,
  options: PlanOptions,
  earlier: Plan | undefined,
  wanted: readonly string[] = [],
): Session {
  const raw = inCitiesOf(asked, earlier);
  const travel = options.travel ?? travelOf(raw);
  const checked = checkRequest(raw);
  const problems: Problem[] = [...checked.problems];
  const kin = kinOf(checked.request.places);
  const { worth, prize } = valueOfPlaces(checked.request, kin);
  const days = prepareDays(checked, worth, prize, travel, problems, earlier);
  const compiled = compile({ checked, days, travel, worth, prize, kin, asked: new Set([...raw.chosen, ...wanted]) });
  const pins = placePins(compiled, days, problems);
  const cities = days.map(({ destinationId }) => destinationId);
  return { raw, checked, days, compiled, pins, worth, problems, betterOrder: betterOrder(checked, cities, travel) };
}

/** The request's iterations are for three days; longer trips search in proportion and somewhat beyond it. */
export const effortFor = ({ checked, days }: Session): number =>
  Math.floor(checked.request.iterations * Math.pow(Math.max(1, days.length / 3), moreForLonger));

/** Worth and prize by place id, less what a surplus of the same kind takes off. */
function valueOfPlaces(
  request: PlanRequest,
  kin: ReadonlyMap<string, readonly Place[]>,
): { worth: Map<string, number>; prize: Map<string, number> } {
  const plain = new Map(request.places.map((place) => [place.id, worthOf(place, request)]));
  const ranked = [...request.places].sort((a, b) => plain.get(b.id)! - plain.get(a.id)! || (a.id < b.id ? -1 : 1));
  const factors = varietyFactors(ranked, request.days.length + 1);
  const worth = new Map(ranked.map((place, i) => [place.id, plain.get(place.id)! * factors[i]!]));
  const prize = new Map(
    ranked.map((place) => [place.id, prizeOf(place, request) - plain.get(place.id)! + worth.get(place.id)!]),
  );
  const wholes = request.places.flatMap((part) =>
    (kin.get(part.id) ?? []).flatMap((whole) => (part.wholeId === whole.id ? [{ part, whole }] : [])),
  );
  for (const { part, whole } of wholes) {
    if (request.chosen.includes(part.id) || request.refused.includes(whole.id)) continue;
    const share = shareOfPart * Math.min(1, part.visitMinutes / whole.visitMinutes) * worth.get(whole.id)!;
    const least = Math.min(share, worth.get(part.id)!);
    worth.set(part.id, least);
    prize.set(part.id, least);
  }
  return { worth, prize };
}

export interface Solution {
  readonly tours: Tours;
  readonly starts: readonly (readonly number[])[];
  readonly value: number;
  readonly iterations: number;
  readonly capped: boolean;
}

/** Writes a solution down as a plan. Days that `keep` answers are taken over as they are. */
export function assemble(session: Session, found: Solution, keep?: (tour: number) => PlannedDay | undefined): Plan {
  const { raw, checked, days, compiled, worth } = session;
  const { request } = checked;
  const reasoned = reasonedDays(request);
  const fed = withMealPlaces(request);
  const planned = days.map((day, t) =>
    fed(reasoned(keep?.(t) ?? plannedDay(compiled, day, t, found.tours[t]!, found.starts[t]!, request))),
  );
  const unscheduled = leftovers(raw, checked, compiled, days, found.tours, worth);
  const problems = [...session.problems, ...mealProblems(session, found.tours), ...droppedProblems(unscheduled, raw)];
  for (const day of planned)
    if (day.totals.visits === 0 && !day.free) problems.push({ code: 'empty-day', date: day.date });
  const stats: PlanStats = {
    score: Math.round(found.value * 100) / 100,
    iterations: found.iterations,
    candidates: compiled.meanings.filter((node) => node.type === 'place' && !node.mealInside).length,
    visits: planned.reduce((sum, day) => sum + day.totals.visits, 0),
    capped: found.capped,
  };
  const order = session.betterOrder;
  return { days: planned, unscheduled, impossible: problems, ...(order ? { betterOrder: order } : {}), stats };
}

function mealProblems({ compiled, days }: Session, tours: Tours): Problem[] {
  return days.flatMap((day, t) =>
    day.meals
      .filter(
        (rule) =>
          !tours[t]!.some((u) => {
            const node = compiled.meanings[u]!;
            return (
              (node.type === 'meal' && node.rule.kind === rule.kind) ||
              (node.type === 'place' && node.mealInside?.kind === rule.kind)
            );
          }),
      )
      .map((rule): Problem => ({ code: 'meal-impossible', date: day.day.date, kind: rule.kind })),
  );
}
