import type { InputOf } from '@tabi/shared/contracts';
import { useApi, useApiClient, useKeepAnswer, useRefresh } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showAlert, showLoading, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';
import type { Filtered } from './domain/wish.ts';

/** The person's lists; nobody's while nobody is signed in. One call for all hearts of a page. */
export function useWishlists() {
  const { session } = useAppState();
  return useApi('GET /api/user/wishlists', session.status === 'user' ? {} : null, { background: true, live: true });
}

/** What can be opened as a trip: the call that does it, and of which. */
export type OpensAsTrip = { call: 'POST /api/products/{id}/trip' | 'POST /api/journeys/{id}/trip'; slug: string };

/** Makes a trip of one's own of it, and goes there. */
export function useOpenAsTrip({ call, slug }: OpensAsTrip) {
  const api = useApiClient();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const keep = useKeepAnswer();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async (startDate: string) => {
    setOpening(true);
    const planned = showLoading(state, 'Planning your days…');
    try {
      const input = { params: { id: slug }, body: startDate ? { startDate } : {} };
      const { results } = await api.call(call, input, { background: true });
      void refresh('GET /api/user/trips');
      const { slug: id, trip, events } = results;
      keep('GET /api/trips/{id}', { params: { id }, query: {} }, { results: trip });
      keep('GET /api/trips/{id}/events', { params: { id } }, { results: events });
      await navigate(links.itineraryTab(id, 'timeline'));
    } catch (error) {
      showAlert(state, { title: 'Oops!', text: error instanceof Error ? error.message : 'Something went wrong!' });
    } finally {
      planned();
      setOpening(false);
    }
  };
  return { opening, open };
}

/** What such a list can be narrowed by anywhere. @param wanted whether that is asked for */
export const useKnownFilters = (type: Filtered, wanted: boolean) =>
  useApi('GET /api/filters', wanted ? { query: { type } } : null, { background: true });

/** What a list can be narrowed by, of a destination or of all. */
export function useFilters(type: Filtered, location?: string) {
  const query: InputOf<'GET /api/filters'>['query'] = location ? { type, location } : { type };
  return useApi('GET /api/filters', { query }, { background: true });
}
