import type { TripSummary } from '@tabi/shared/contracts/trips';
import { useApi, useApiClient, useRefresh } from '@tabi/shared/data';
import { listen } from '@tabi/shared/events';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useState } from 'react';
import { withDeleted } from './domain.ts';

const message = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong!');

/** The person's trips, those just deleted among them until the page is left. */
export function useMyTrips() {
  const api = useApiClient();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const [deleted, setDeleted] = useState<TripSummary[]>([]);
  const { data, error, retry } = useApi('GET /api/user/trips', { query: { filter: 'all' } }, { live: true });

  useEffect(() => listen('shell:session-changed', () => void refresh('GET /api/user/trips')), [refresh]);

  const putBack = ({ id }: TripSummary) => setDeleted((trips) => trips.filter((trip) => trip.id !== id));
  const oops = (failure: unknown) => showAlert(state, { title: 'Oops!', text: message(failure) });
  return {
    trips: data && withDeleted(data.results, deleted),
    error,
    retry,
    isDeleted: ({ id }: TripSummary) => deleted.some((trip) => trip.id === id),
    /** Takes it away at once; when the server refuses, it is back. */
    remove: async (trip: TripSummary) => {
      setDeleted((trips) => [...trips, trip]);
      try {
        await api.call('DELETE /api/trips/{id}', { params: { id: trip.id } }, { background: true });
      } catch (failure) {
        putBack(trip);
        oops(failure);
      }
    },
    undo: async (trip: TripSummary) => {
      try {
        await api.call('GET /api/trips/{id}/restore', { params: { id: trip.id } }, { background: true });
        await refresh('GET /api/user/trips');
        putBack(trip);
      } catch (failure) {
        oops(failure);
      }
    },
  };
}
