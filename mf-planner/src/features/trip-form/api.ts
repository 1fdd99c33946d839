import { ApiError, useApi, useSettled, type Api } from '@tabi/shared/data';
import type { TripInput } from '@tabi/shared/contracts/trips';

const typingPause = 500;
const fewestLetters = 3;
export const pollEvery = 3_000;
export const pollFor = 60_000;

/** The text once typing has paused; empty while it is too short to search. */
export function useSearchText(text: string): string {
  const settled = useSettled(text.trim(), typingPause);
  return settled.length >= fewestLetters ? settled : '';
}

export const useDestinationOptions = (text: string) =>
  useApi('GET /api/location/autocomplete/{text}', text ? { params: { text } } : null, { background: true });

export const useCityOptions = (text: string) =>
  useApi('GET /api/googleAutocomplete/{text}', text ? { params: { text }, query: {} } : null, { background: true });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates the trip and waits until it is planned.
 * @returns its slug
 * @throws ApiError, or an Error whose message says why there is no plan
 */
export async function planTrip(api: Api, body: TripInput): Promise<string> {
  const { results } = await api.call('POST /api/trips', { body }, { background: true });
  let { status, message } = results;
  const until = Date.now() + pollFor;
  while (status === 'in progress') {
    if (Date.now() >= until) throw new Error('Timeout: Trip status check exceeded 60 seconds.');
    await pause(pollEvery);
    const trip = await api
      .call('GET /api/trips/{id}', { params: { id: results.slug }, query: {} }, { background: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'offline') return null;
        throw error;
      });
    if (trip) ({ status, message } = trip.results);
  }
  if (status === 'failed') throw new Error(message ?? 'An error occurred while polling trip status.');
  return results.slug;
}
