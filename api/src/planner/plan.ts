import { mended } from './mend.ts';
import type { Plan, PlanOptions, PlanRequest } from './model.ts';
import { polished } from './polished.ts';
import { anneal } from './search/anneal.ts';
import { assemble, effortFor, openSession } from './session.ts';

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
  const { compiled, days, pins } = session;
  const { shouldStop } = options;
  const found = anneal(compiled.problem, {
    seed: request.seed,
    iterations: effortFor(session),
    from: pins,
    shouldStop,
  });
  return assemble(session, polished(compiled.problem, days, found, undefined, shouldStop));
}
