import { mended } from './mend.ts';
import type { Plan, PlanOptions, PlanRequest } from './model.ts';
import { polished } from './polished.ts';
import { anneal } from './search/anneal.ts';
import { assemble, effortFor, openSession, type Session, type Solution } from './session.ts';

const runs = Number(process.env.RUNS ?? 1);
/** How often a trip out of the city that came to nothing is given up for a day in it. */
const secondThoughts = 2;

/**
 * Plans the days of a request. Deterministic for (request, travel): the same input gives the same plan, byte for
 * byte, unless `shouldStop` cuts the search short. Never throws for bad facts: what cannot be done is named in
 * `impossible`, and the rest is planned. With `request.from` it starts at that plan, keeps its cities, and stays near.
 */
export function plan(request: PlanRequest, options: PlanOptions = {}): Plan {
  let result = planOnce(request, options);
  let asked = request;
  for (let i = 0; i < secondThoughts; i++) {
    const trips = result.days.filter((day) => day.dayTrip);
    const worthIt = new Set(trips.filter((day) => holdsTrip(request, day)).map((day) => day.date));
    if (worthIt.size === trips.length) break;
    asked = {
      ...asked,
      days: asked.days.map((day) => ({ ...day, dayTripsAllowed: day.dayTripsAllowed && worthIt.has(day.date) })),
    };
    result = planOnce(asked, options);
  }
  return result;
}

function holdsTrip(request: PlanRequest, day: Plan['days'][number]): boolean {
  const trips = new Set(request.places.filter((place) => place.dayTrip).map((place) => place.id));
  return day.items.some((item) => item.type === 'visit' && trips.has(item.placeId));
}

function planOnce(request: PlanRequest, options: PlanOptions): Plan {
  const session = openSession(request, options, request.from);
  if (request.from) return assemble(session, mended(session, request.from, options));
  let best: Solution | null = null;
  for (let run = 0; run < runs; run++) {
    const found = searched(session, run, options);
    if (!best || found.value > best.value) best = found;
    if (found.capped) break;
  }
  return assemble(session, best!);
}

/** One of several searches from scratch: the same effort in one long search finds no more than the best of short ones. */
function searched({ compiled, days, pins, raw, ...session }: Session, run: number, options: PlanOptions): Solution {
  const { shouldStop } = options;
  const effort = effortFor({ compiled, days, pins, raw, ...session });
  const found = anneal(compiled.problem, {
    seed: raw.seed + run,
    iterations: Math.floor(effort / runs),
    from: pins,
    shouldStop,
  });
  return polished(compiled.problem, days, found, undefined, shouldStop);
}
