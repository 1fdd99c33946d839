import { ApiError, useApiClient, useKeepAnswer, type Api } from '@tabi/shared/data';
import type { PlannerInput, Trip, TripInput } from '@tabi/shared/contracts/trips';

export const pollEvery = 3_000;
export const pollFor = 60_000;
export const pollTimedOut = 'Timeout: Trip status check exceeded 60 seconds.';
export const failedWithoutWords = 'An error occurred while polling trip status.';

/** The old form asks one way, the wizard the other. */
export type PlanAsk =
  { call: 'POST /api/trips'; body: TripInput } | { call: 'POST /api/trips/planner'; body: PlannerInput };

/** The trip is there, and the planner found no days for it. */
export class NotPlanned extends Error {
  constructor(
    readonly slug: string,
    message: string | null,
  ) {
    super(message ?? failedWithoutWords);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The trip as it is now; null while there is no network to ask over. */
const newest = async (api: Api, id: string): Promise<Trip | null> =>
  api.call('GET /api/trips/{id}', { params: { id }, query: {} }, { background: true }).then(
    ({ results }) => results,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'offline') return null;
      throw error;
    },
  );

/** Asks with the call that this way of asking has. */
const send = (api: Api, ask: PlanAsk, idempotencyKey: string) =>
  ask.call === 'POST /api/trips'
    ? api.call(ask.call, { body: ask.body }, { background: true, idempotencyKey })
    : api.call(ask.call, { body: ask.body }, { background: true, idempotencyKey });

/**
 * Has a trip planned: answers with its slug once it is. Its days, which come along with it, are kept for the page that shows
 * them.
 * @throws ApiError, NotPlanned, or an Error whose message says that it takes too long
 */
export function usePlanTrip(): (ask: PlanAsk, key: string, onWait?: (trip: Trip) => void) => Promise<string> {
  const api = useApiClient();
  const keep = useKeepAnswer();
  return async (ask, key, onWait) => {
    const { results } = await send(api, ask, key);
    const id = results.slug;
    let { trip } = results;
    const until = Date.now() + pollFor;
    while (trip.status === 'in progress') {
      onWait?.(trip);
      if (Date.now() >= until) throw new Error(pollTimedOut);
      await pause(pollEvery);
      trip = (await newest(api, id)) ?? trip;
    }
    if (trip.status === 'failed') throw new NotPlanned(id, trip.message);
    keep('GET /api/trips/{id}', { params: { id }, query: {} }, { results: trip });
    if (trip === results.trip) keep('GET /api/trips/{id}/events', { params: { id } }, { results: results.events });
    return id;
  };
}
