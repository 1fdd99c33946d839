import { useApi, useDebouncedValue } from '@tabi/shared/data';

const typingPause = 300;
const fewestLetters = 2;
const none = [] as const;

/** Cities of the world called so, once typing pauses. */
export function useCitiesLike(typed: string) {
  const text = useDebouncedValue(typed.trim(), typingPause);
  const asked = text.length < fewestLetters ? null : { params: { text }, query: {} };
  return useApi('GET /api/googleAutocomplete/{text}', asked, { background: true }).data?.results ?? none;
}
