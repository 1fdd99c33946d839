import type { ProductDetails } from '@tabi/shared/contracts/products';
import { useApi, useApiClient, useKeepAnswer, usePages, useRefresh } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';

/** Tours on a page of a list. */
const aPage = 24;
const inRow = 4;

/** Tours, narrowed to a destination's and to what is chosen of the filters. */
export const useTours = ({ location, chosen }: { location?: string; chosen: Record<string, string> }) =>
  usePages('GET /api/products', { query: { ...(location ? { location } : {}), limit: aPage, ...chosen } });

export const useTour = (id: string) => useApi('GET /api/products/{id}', { params: { id } });

/** Some of those that stop at a place, or of a whole destination. */
export const useSomeTours = (of: { poi: string } | { location: string }) =>
  useApi('GET /api/products', { query: { limit: inRow, ...of } }, { background: true });

export const useOtherTours = (slug: string) =>
  useApi('GET /api/products/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });

/** Makes a trip of one's own of the tour, and goes there. */
export function useCopy(tour: ProductDetails) {
  const api = useApiClient();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const keep = useKeepAnswer();
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  const copy = async (startDate: string) => {
    setCopying(true);
    try {
      const input = { params: { id: tour.slug }, body: startDate ? { startDate } : {} };
      const { results } = await api.call('POST /api/products/{id}/trip', input, { background: true });
      void refresh('GET /api/user/trips');
      const { slug: id, trip, events } = results;
      keep('GET /api/trips/{id}', { params: { id }, query: {} }, { results: trip });
      keep('GET /api/trips/{id}/events', { params: { id } }, { results: events });
      await navigate(links.itineraryTab(results.slug, 'timeline'));
    } catch (error) {
      showAlert(state, { title: 'Oops!', text: error instanceof Error ? error.message : 'Something went wrong!' });
    } finally {
      setCopying(false);
    }
  };
  return { copying, copy };
}
