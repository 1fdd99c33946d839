import { useApi, useApiClient, usePages } from '@tabi/shared/data';
import type { ListingWish } from '../../common/components/use-wish.ts';

/** Destinations as somebody wishes for them. */
export const useDestinations = ({ query, page }: ListingWish) => usePages('GET /api/locations', { query }, page);

export const useDestination = (slug: string) => useApi('GET /api/location/{id}', { params: { id: slug } });

/** What to know before going: the country, food, festivals, the ways on. */
export const useGuide = (slug: string) => useApi('GET /api/locations/{id}/guide', { params: { id: slug } });

/** Those most people start with. */
export const useTopDestinations = (limit: number) =>
  useApi('GET /api/location/top-destinations', { query: { limit } }, { background: true });

/** Passes on the name of a destination that Tabi lacks. */
export function useSuggestion(): (name: string) => Promise<unknown> {
  const api = useApiClient();
  return (name) => api.call('POST /api/location/suggest', { body: { suggested_location: name } }, { background: true });
}
