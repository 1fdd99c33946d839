import { useApiClient } from '@tabi/shared/data';
import type { LinkShows, TripLink } from '@tabi/shared/contracts/trip-sharing';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { useCallback, useEffect, useState } from 'react';

/** The public link of a trip, made when it is first asked for, and what its owner does with it. */
export function usePublicLink(id: string) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [link, setLink] = useState<TripLink | null>(null);
  const params = { id };
  const background = { background: true };
  const taken = useCallback(
    (asking: Promise<{ results: TripLink } | null>) =>
      asking.then(
        (answer) => setLink(answer && answer.results),
        (error: unknown) => showFailure(state, error),
      ),
    [state],
  );
  useEffect(() => {
    void taken(api.call('GET /api/trips/{id}/public', { params: { id } }, { background: true }));
  }, [api, id, taken]);
  return {
    link,
    choose: (body: Partial<LinkShows>) => taken(api.call('PATCH /api/trips/{id}/public', { params, body }, background)),
    /** Another one; the one before ends. */
    renew: () => taken(api.call('POST /api/trips/{id}/public', { params }, background)),
    /** None any more. */
    revoke: () => taken(api.call('DELETE /api/trips/{id}/public', { params }, background).then(() => null)),
  };
}
