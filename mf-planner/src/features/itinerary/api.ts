import { useApiClient, useKeepAnswer } from '@tabi/shared/data';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { TripLink } from '@tabi/shared/contracts/trip-sharing';

export type LinkKind = 'public' | 'invite';

/** The trip's links: asking for one makes it, and asking again answers the same. */
export function useTripLinks({ id }: Pick<Trip, 'id'>) {
  const api = useApiClient();
  const background = { background: true };
  const input = { params: { id } };
  return {
    make: async (kind: LinkKind): Promise<TripLink> => {
      const { results } = await (kind === 'public'
        ? api.call('GET /api/trips/{id}/public', input, background)
        : api.call('GET /api/trips/{id}/invite', input, background));
      return results;
    },
    revoke: (kind: LinkKind): Promise<unknown> =>
      kind === 'public'
        ? api.call('DELETE /api/trips/{id}/public', input, background)
        : api.call('DELETE /api/trips/{id}/invite', input, background),
  };
}

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
