import { useApiClient } from '@tabi/shared/data';
import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useState } from 'react';

/** The secret address by which calendars follow a trip, made when it is first asked for. */
export function useCalendarAddress(id: string) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [address, setAddress] = useState<TripLink | null>(null);
  useEffect(() => {
    api.call('GET /api/trips/{id}/calendar', { params: { id } }, { background: true }).then(
      ({ results }) => setAddress(results),
      (error: unknown) => showFailure(state, error),
    );
  }, [api, id, state]);
  const revoke = () =>
    api.call('DELETE /api/trips/{id}/calendar', { params: { id } }, { background: true }).then(
      () => setAddress(null),
      (error: unknown) => showFailure(state, error),
    );
  return { address, revoke };
}
