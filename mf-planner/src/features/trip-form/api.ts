import { ApiError, useApi, useApiClient, useKeepAnswer, useDebouncedValue, type Api } from '@tabi/shared/data';
import { useEffect } from 'react';
import type { Trip, TripInput } from '@tabi/shared/contracts/trips';

const typingPause = 500;
const fewestLetters = 3;
export const pollEvery = 3_000;
export const pollFor = 60_000;

/** The text once typing has paused; empty while it is too short to search. */
export function useSearchText(text: string): string {
  const settled = useDebouncedValue(text.trim(), typingPause);
  return settled.length >= fewestLetters ? settled : '';
}

export const useDestinationOptions = (text: string) =>
  useApi('GET /api/location/autocomplete/{text}', text ? { params: { text } } : null, { background: true });

export const useCityOptions = (text: string) =>
  useApi('GET /api/googleAutocomplete/{text}', text ? { params: { text }, query: {} } : null, { background: true });

export const useTags = () => useApi('GET /api/tags', { query: {} }, { background: true });

/** Passes on a destination that Tabi lacks. @returns what asks to be told once it is there */
export function useSuggestion(place: string): (email: string) => Promise<unknown> {
  const api = useApiClient();
  useEffect(() => {
    api
      .call('POST /api/location/suggest', { body: { suggested_location: place } }, { background: true })
      .catch(() => undefined);
  }, [api, place]);
  return (email) => api.call('POST /api/email/subscribe', { body: { email, type: 'location' } }, { background: true });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates trips: answers with the slug of one once it is planned. Its days, which come along with it, are kept for the page
 * that shows them.
 * @throws ApiError, or an Error whose message says why there is no plan
 */
export function usePlanTrip(): (body: TripInput) => Promise<string> {
  const api = useApiClient();
  const keep = useKeepAnswer();
  return async (body) => {
    const { results } = await api.call('POST /api/trips', { body }, { background: true });
    const id = results.slug;
    let { trip } = results;
    const until = Date.now() + pollFor;
    while (trip.status === 'in progress') {
      if (Date.now() >= until) throw new Error('Timeout: Trip status check exceeded 60 seconds.');
      await pause(pollEvery);
      trip = (await newest(api, id)) ?? trip;
    }
    if (trip.status === 'failed') throw new Error(trip.message ?? 'An error occurred while polling trip status.');
    keep('GET /api/trips/{id}', { params: { id }, query: {} }, { results: trip });
    if (trip === results.trip) keep('GET /api/trips/{id}/events', { params: { id } }, { results: results.events });
    return id;
  };
}

/** The trip as it is now; null while there is no network to ask over. */
const newest = async (api: Api, id: string): Promise<Trip | null> =>
  api.call('GET /api/trips/{id}', { params: { id }, query: {} }, { background: true }).then(
    ({ results }) => results,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'offline') return null;
      throw error;
    },
  );
