import { useApiClient, useSignedInCall } from '@tabi/shared/data';
import type { PlanChange } from '@tabi/shared/contracts/trip-changes';
import { useEffect, useState } from 'react';

type Patch = { startDate?: string; endDate?: string; destination_ids?: number[] };
export type Preview = { of: string; change: PlanChange | null; problem: string | null };

const typingPause = 300;

/** What a change of the days would do, from the server; null while it is not known or nothing is to change. */
export function usePreview(trip: string, patch: Patch | null, version: number): Preview | null {
  const api = useApiClient();
  const [seen, setSeen] = useState<Preview | null>(null);
  const wanted = patch ? JSON.stringify({ patch, version }) : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const body = { ...(JSON.parse(wanted) as { patch: Patch }).patch, preview: true };
      const options = { background: true, signal: stop.signal };
      const say = (change: PlanChange | null, problem: string | null) =>
        stop.signal.aborted ? undefined : setSeen({ of: wanted, change, problem });
      await api.call('PATCH /api/trips/{id}', { params: { id: trip }, body }, options).then(
        ({ results }) => say(results, null),
        (error: unknown) => say(null, error instanceof Error ? error.message : 'Something went wrong!'),
      );
    };
    const timer = setTimeout(() => void ask(), typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, trip, wanted]);
  return seen !== null && seen.of === wanted ? seen : null;
}

/** What planning again would do. */
export function useLookAtPlan(trip: string): () => Promise<PlanChange> {
  const api = useApiClient();
  return async () => {
    const body = { preview: true };
    return (await api.call('POST /api/trips/{id}/plan', { params: { id: trip }, body }, { background: true })).results;
  };
}

/** Calls after which the trip is no longer open here, or another one is. */
export function useWholeTrip(trip: string) {
  const call = useSignedInCall();
  const params = { id: trip };
  return {
    leave: () => call('DELETE /api/user/trips/{id}', { params }),
    copy: async (startDate: string) =>
      (await call('POST /api/trips/{id}/duplicate', { params, body: { startDate } })).results.trip.slug,
    remove: () => call('DELETE /api/trips/{id}', { params }),
    restore: () => call('GET /api/trips/{id}/restore', { params }),
  };
}
