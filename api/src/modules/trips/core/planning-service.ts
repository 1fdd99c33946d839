import type { ApiContext } from '../../../ports/context.ts';
import { inTransaction } from '@tabi/postgres';
import type { Plan } from '@tabi/planner';
import { planRows } from './domain/plan-events.ts';
import { plans } from './plan-repository.ts';
import { planRequestOf } from './domain/plan-request.ts';
import { progress } from './progress-repository.ts';
import { trips } from './repository.ts';
import { listed } from './domain/trip-name.ts';
import type { TripDestinationRow } from './trip-row.ts';

const nothingFits = 'No place fits into these days. Try longer days, more days or another destination.';
const gaveUp = 'We could not plan this trip. Please try again with other dates or destinations.';

const shownDate = (date: string) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

/** What people should know about a plan that stands; null when all went well. */
function noteOn({ days, impossible, betterOrder }: Plan, destinations: TripDestinationRow[]): string | null {
  const empty = impossible.flatMap((problem) => (problem.code === 'empty-day' ? [shownDate(problem.date)] : []));
  const notes: string[] = [];
  if (empty.length > 0 && empty.length < days.length) notes.push(`Nothing could be planned on ${listed(empty)}.`);
  if (betterOrder) {
    const order = betterOrder.destinations.map((id) => destinations.find((city) => String(city.id) === id)?.name ?? '');
    const hours = Math.round(betterOrder.savesMinutes / 60);
    notes.push(`In the order ${listed(order)} about ${hours} hours less would be spent on the way.`);
  }
  return notes.length ? notes.join(' ') : null;
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
  const cities = destinations.map(({ id }) => id);
  await progress.reach(pool, tripId, 'reading', null);
  const [places, known, wanted] = await Promise.all([
    plans.places(pool, cities),
    plans.ways(pool, cities),
    plans.wanted(pool, tripId),
  ]);
  await progress.reach(pool, tripId, 'ways', places.length);
  const there = new Set(places.map(({ id }) => id));
  const chosen = wanted.filter((id) => there.has(id)).map(String);
  const request = await routing.prepare({ ...planRequestOf(trip, destinations, places, known), chosen });
  await progress.reach(pool, tripId, 'ordering', places.length);
  const { plan, rejected, failure } = await solver.solve(request);
  for (const violations of rejected)
    log.error({ tripId, seed: trip.seed, violations }, 'The planner made a plan that does not hold.');
  if (failure) log.error({ tripId, seed: trip.seed, failure }, 'The planner fell over.');
  await inTransaction(pool, async (db) => {
    if (!plan) await plans.fail(db, tripId, gaveUp);
    else if (plan.stats.visits === 0) await plans.fail(db, tripId, nothingFits);
    else await plans.finish(db, tripId, noteOn(plan, destinations), planRows(plan, destinations, places));
    await progress.end(db, tripId);
    await queue.remove(db, tripId);
  });
}

/** Takes planning jobs: those of processes that were killed before they were done. */
export const startPlanningJobs = (context: ApiContext): Promise<void> =>
  context.queue.work(
    (tripId) => planTrip(context, tripId),
    (tripId) => plans.fail(context.pool, tripId, gaveUp),
  );
