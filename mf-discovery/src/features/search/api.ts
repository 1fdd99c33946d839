import type { InputOf } from '@tabi/shared/contracts';
import { useApi } from '@tabi/shared/data';
import type { Filtered } from './domain/filters.ts';

/** What a list can be narrowed by, of a destination or of all. */
export function useFilters(type: Filtered, location?: string) {
  const query: InputOf<'GET /api/filters'>['query'] = location ? { type, location } : { type };
  return useApi('GET /api/filters', { query }, { background: true });
}

/** @param words null: do not ask */
export const useDestinationsLike = (words: string | null) =>
  useApi('GET /api/location/autocomplete/{text}', words === null ? null : { params: { text: words } }, {
    background: true,
  });

/** Where it is best to be this month. */
export const useRecommended = (wanted: boolean) =>
  useApi('GET /api/location/recommended', wanted ? {} : null, { background: true });
