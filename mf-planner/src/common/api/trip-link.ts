import { useApiClient } from '@tabi/shared/data';
import type { LinkShows, TripLink } from '@tabi/shared/contracts/trip-sharing';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';

/** `public`: to look at. `invite`: to plan along. */
export type LinkKind = 'public' | 'invite';

const callOf = {
  public: { make: 'GET /api/trips/{id}/public', end: 'DELETE /api/trips/{id}/public' },
  invite: { make: 'GET /api/trips/{id}/invite', end: 'DELETE /api/trips/{id}/invite' },
} as const;

/** A link to a trip, null until it is asked for: asking makes it, and asking again answers the same. Each act says whether it was done; a failure is shown. */
export function useTripLink(id: string, kind: LinkKind) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [link, setLink] = useState<TripLink | null>(null);
  const params = { id };
  const background = { background: true };
  const taken = (asking: Promise<{ results: TripLink } | null>): Promise<boolean> =>
    asking.then(
      (answer) => {
        setLink(answer && answer.results);
        return true;
      },
      (error: unknown) => {
        showFailure(state, error);
        return false;
      },
    );
  return {
    link,
    make: () => taken(api.call(callOf[kind].make, { params }, background)),
    revoke: () => taken(api.call(callOf[kind].end, { params }, background).then(() => null)),
    /** What a public link shows besides places and hours. */
    choose: (body: Partial<LinkShows>) => taken(api.call('PATCH /api/trips/{id}/public', { params, body }, background)),
    /** Another public link; the one before ends. */
    renew: () => taken(api.call('POST /api/trips/{id}/public', { params }, background)),
  };
}
