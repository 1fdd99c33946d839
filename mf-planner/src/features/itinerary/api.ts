import { useApi } from '@tabi/shared/data';

const pollEvery = 3_000;

/** The trip, opened by a link's token where there is one; asked again every three seconds while it is being planned. */
export const useTrip = (id: string, token: string | null) =>
  useApi(
    'GET /api/trips/{id}',
    { params: { id }, query: token ? { token } : {} },
    { live: true, pollEvery: (latest) => (latest?.results.status === 'in progress' ? pollEvery : 0) },
  );

/** Its events, once there is a plan. */
export const useTripEvents = (id: string, planned: boolean) =>
  useApi('GET /api/trips/{id}/events', planned ? { params: { id } } : null, { live: true });
