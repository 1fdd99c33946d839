import { useApi } from '@tabi/shared/data';

export const useCityOptions = (text: string) =>
  useApi('GET /api/googleAutocomplete/{text}', text ? { params: { text }, query: {} } : null, { background: true });

export const useTags = () => useApi('GET /api/tags', { query: {} }, { background: true });

/** What the form of a trip was filled in with. */
export const useSavedForm = (trip: string) =>
  useApi('GET /api/trips/{id}/preferences', { params: { id: trip } }, { live: true, background: true });
