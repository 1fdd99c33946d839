import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import type { TestBrowser } from './test-browser.ts';

const patienceMs = 30_000;

/** The trip once it is planned: on a busy machine the answer to asking for one may come before its days. */
export async function whenPlanned(browser: TestBrowser, id: string): Promise<{ trip: Trip; events: TripEvent[] }> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const trip: Trip = (await browser.get(`/api/trips/${id}`)).body.results;
    if (trip.status === 'planned') return { trip, events: (await browser.get(`/api/trips/${id}/events`)).body.results };
    if (trip.status === 'failed' || Date.now() > until) throw new Error(`The trip is ${trip.status}: ${trip.message}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A trip of this browser, planned. */
export async function plannedTrip(browser: TestBrowser, wish: object): Promise<{ trip: Trip; events: TripEvent[] }> {
  const { status, body } = await browser.post('/api/trips/planner', wish);
  if (status !== 200) throw new Error(`No trip was made: ${body.message}`);
  return whenPlanned(browser, body.results.id);
}

/** The ids of destinations, by slug. */
export async function destinationIds(browser: TestBrowser, ...slugs: string[]): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const slug of slugs) ids[slug] = (await browser.get(`/api/location/${slug}`)).body.results.id;
  return ids;
}
