import { mended } from './mend.ts';
import type { Plan, PlanOptions, PlanRequest } from '../model/model.ts';
import { withDaysSwapped } from './day-swaps.ts';
import { polished } from './polished.ts';
import { anneal } from './search/anneal.ts';
import { assemble, effortFor, openSession, type Session, type Solution } from './session.ts';

/** Searches from scratch, and the effort below which it is not shared out. */
const mostRuns = 3;
const fewIterations = 1_000;
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
  return assemble(session, request.from ? mended(session, request.from, options) : searched(session, options));
}

/** The best of several short searches from scratch: they stray less than one long one of the same effort. */
function searched(session: Session, options: PlanOptions): Solution {
  const { compiled, days, pins, raw } = session;
  const { shouldStop } = options;
  const effort = effortFor(session);
  const runs = effort < fewIterations ? 1 : mostRuns;
  let best: Solution | null = null;
  let iterations = 0;
  for (let run = 0; run < runs; run++) {
    const found = anneal(compiled.problem, {
      seed: raw.seed + run,
      iterations: Math.floor(effort / runs),
      from: pins,
      shouldStop,
    });
    iterations += found.iterations;
    const better = withDaysSwapped(compiled, days, polished(compiled.problem, days, found, undefined, shouldStop));
    if (!best || better.value > best.value) best = better;
    if (found.capped) return { ...best, iterations, capped: true };
  }
  return { ...best!, iterations };
}
