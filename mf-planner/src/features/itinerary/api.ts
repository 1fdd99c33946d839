import { useApiClient, useKeepAnswer } from '@tabi/shared/data';
import type { Trip } from '@tabi/shared/contracts/trips';

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
