import { useApiClient, useKeepAnswer } from '@tabi/shared/data';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { LazyPage } from '../../common/components/lazy-page.tsx';

/** Makes a trip of one's own that is like this one. @returns its slug */
export function useCopyTrip({ id }: Pick<Trip, 'id'>) {
  const api = useApiClient();
  const keep = useKeepAnswer();
  return async (startDate: string): Promise<string> => {
    const { results } = await api.call(
      'POST /api/trips/{id}/duplicate',
      { params: { id }, body: { startDate } },
      { background: true },
    );
    const { slug } = results.trip;
    keep('GET /api/trips/{id}', { params: { id: slug }, query: {} }, { results: results.trip });
    return slug;
  };
}

/** Only a service worker keeps what is answered. */
const isKept = () => Boolean(navigator.serviceWorker?.controller);

/** Fetches a page of the trip before it is shown, with what it asks for. */
export function useFetchPage(trip: Trip) {
  const api = useApiClient();
  return async (page: LazyPage): Promise<void> => {
    const { fetchData } = await page.fetch();
    if (isKept()) await fetchData?.(api, trip);
  };
}

/** Takes up with this account an invitation that was mailed to another address. */
export function useJoin(id: string, token: string) {
  const api = useApiClient();
  const keep = useKeepAnswer();
  return async (): Promise<void> => {
    const query = { token, join: 'yes' as const };
    const answer = await api.call('GET /api/trips/{id}', { params: { id }, query }, { background: true });
    keep('GET /api/trips/{id}', { params: { id }, query: { token } }, answer);
  };
}
