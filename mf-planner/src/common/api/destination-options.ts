import { useApi, useApiClient, useDebouncedValue } from '@tabi/shared/data';
import { useEffect } from 'react';

const typingPause = 500;
const fewestLetters = 3;

/** The text once typing has paused; empty while it is too short to search. */
export function useSearchText(text: string): string {
  const settled = useDebouncedValue(text.trim(), typingPause);
  return settled.length >= fewestLetters ? settled : '';
}

export const useDestinationOptions = (text: string) =>
  useApi('GET /api/location/autocomplete/{text}', text ? { params: { text } } : null, { background: true });

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
