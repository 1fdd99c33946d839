import { useApi } from '@tabi/shared/data';

/** What the form of a trip was filled in with. */
export const useSavedForm = (trip: string) =>
  useApi('GET /api/trips/{id}/preferences', { params: { id: trip } }, { live: true, background: true });
