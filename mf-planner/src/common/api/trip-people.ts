import { useApi } from '@tabi/shared/data';

/** Who comes along: those with an account, and those who are only named. For those who plan the trip. */
export const useTripPeople = (id: string) =>
  useApi('GET /api/trips/{id}/people', { params: { id } }, { live: true, background: true });
