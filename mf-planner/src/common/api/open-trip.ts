import { useApi, useApiClient, useKeepAnswer } from '@tabi/shared/data';
import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { useCallback, useRef } from 'react';
import { pollEvery, pollFor } from './plan-trip.ts';
import { inputOf, type Operation } from '../domain/operations.ts';
import type { TripState } from '../domain/trip-state.ts';

/**
 * The trip, opened by a link's token where there is one; asked again every three seconds while it is being planned, for a
 * minute at a time.
 */
export function useTrip(id: string, token: string | null) {
  const since = useRef<number | null>(null);
  const waits = (latest: Trip | undefined): boolean => {
    if (latest?.status !== 'in progress') since.current = null;
    else since.current ??= Date.now();
    return since.current !== null && Date.now() - since.current < pollFor;
  };
  const asked = useApi(
    'GET /api/trips/{id}',
    { params: { id }, query: token ? { token } : {} },
    { live: true, pollEvery: (latest) => (waits(latest?.results) ? pollEvery : 0) },
  );
  const askOn = () => {
    since.current = null;
    asked.retry();
  };
  const { data, error, retry } = asked;
  return { data, error, retry, askOn };
}

/** Its events, once they may be asked for. */
export const useTripEvents = (id: string, ready: boolean) =>
  useApi('GET /api/trips/{id}/events', ready ? { params: { id } } : null, { live: true });

/** Puts the open trip where its calls would have put it, so that the next page shows what this one has. */
export function useKeepTrip(id: string): (state: TripState) => void {
  const keep = useKeepAnswer();
  return useCallback(
    ({ trip, events, warnings }) => {
      keep('GET /api/trips/{id}', { params: { id }, query: {} }, { results: trip });
      // The very lists and no copies: what comes back from there is then known as what is shown already.
      const answer = { results: events as TripEvent[], warnings: warnings as TripWarning[] };
      keep('GET /api/trips/{id}/events', { params: { id } }, answer);
    },
    [keep, id],
  );
}

/** The calls of an open trip. Their failures lead nowhere: the trip stays on the screen. */
export function useTripCalls(id: string) {
  const api = useApiClient();
  const fetch = useCallback(async (): Promise<TripState> => {
    const background = { background: true };
    const whole = await api.call('GET /api/trips/{id}', { params: { id }, query: { days: 'yes' } }, background);
    const { results: trip } = whole;
    if (whole.events) return { trip, events: whole.events, warnings: whole.warnings ?? [] };
    // An older API leaves them out. In this order: events that are newer than the trip are found out by the next edit, older ones
    // never.
    const { results: events, warnings = [] } = await api.call(
      'GET /api/trips/{id}/events',
      { params: { id } },
      background,
    );
    return { trip, events, warnings };
  }, [api, id]);
  const send = useCallback(
    (operation: Operation, version: number, key: string) =>
      (api.call as (name: string, input: unknown, options: object) => Promise<unknown>)(
        operation.call,
        inputOf(operation),
        { background: true, ifMatch: version, idempotencyKey: key, brief: true },
      ),
    [api],
  );
  return { fetch, send };
}
