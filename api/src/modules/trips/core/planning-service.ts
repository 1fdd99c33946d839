import { toMinor } from '@tabi/shared/money';
import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import type { Plan } from '@tabi/planner';
import { planRows } from './domain/plan-events.ts';
import { plans } from './plan-repository.ts';
import { planRequestOf } from './domain/plan-request.ts';
import { trips } from './repository.ts';
import { listed } from './domain/trip-name.ts';

const nothingFits = 'No place fits into these days. Try longer days, more days or another destination.';
const gaveUp = 'We could not plan this trip. Please try again with other dates or destinations.';

const shownDate = (date: string) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

/** What people should know about a plan that stands; null when all went well. */
function noteOn({ days, impossible }: Plan): string | null {
  const empty = impossible.flatMap((problem) => (problem.code === 'empty-day' ? [shownDate(problem.date)] : []));
  if (empty.length === 0 || empty.length === days.length) return null;
  return `Nothing could be planned on ${listed(empty)}.`;
}

/**
 * Plans a stored trip and stores the plan with its events. May run twice for one trip, in two processes even: the first to
 * finish wins. A trip that is gone or planned is left alone.
 */
export async function planTrip(context: ApiContext, tripId: string): Promise<void> {
  const { pool, queue, routing, solver, log } = context;
  const trip = await trips.find(pool, tripId);
  if (!trip || trip.status === 'planned') return;
  const destinations = await trips.destinations(pool, [tripId]);
  const places = await plans.places(
    pool,
    destinations.map(({ id }) => id),
  );
  const request = await routing.prepare(planRequestOf(trip, destinations, places, toMinor));
  const { plan, rejected, failure } = await solver.solve(request);
  for (const violations of rejected)
    log.error({ tripId, seed: trip.seed, violations }, 'The planner made a plan that does not hold.');
  if (failure) log.error({ tripId, seed: trip.seed, failure }, 'The planner fell over.');
  await inTransaction(pool, async (db) => {
    if (!plan) await plans.fail(db, tripId, gaveUp);
    else if (plan.stats.visits === 0) await plans.fail(db, tripId, nothingFits);
    else await plans.finish(db, tripId, noteOn(plan), planRows(plan, destinations, places));
    await queue.remove(db, tripId);
  });
}

/** Takes planning jobs: those of processes that were killed before they were done. */
export const startPlanningJobs = (context: ApiContext): Promise<void> =>
  context.queue.work(
    (tripId) => planTrip(context, tripId),
    (tripId) => plans.fail(context.pool, tripId, gaveUp),
  );
