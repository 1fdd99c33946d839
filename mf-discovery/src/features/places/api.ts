import { useApi, useApiClient, usePages } from '@tabi/shared/data';
import type { ListingWish } from '../../common/components/use-wish.ts';

/** Places, of a destination or of all, as somebody wishes for them. */
export const usePlaces = ({ query, page }: ListingWish, location?: string) =>
  usePages('GET /api/pointOfInterests', { query: { ...(location ? { location } : {}), ...query } }, page);

export const usePlace = (slug: string) => useApi('GET /api/pointOfInterests/{id}', { params: { id: slug } });

/** The ones of a destination that nobody should miss. */
export const useTopPlaces = (location: string, count: number) =>
  useApi('GET /api/pointOfInterests', { query: { location, per_page: count } });

/** As many as a call gives, the most important first; nobody asks before they are wanted. */
export const usePlacesOnMap = (location: string, wanted: boolean) =>
  useApi('GET /api/pointOfInterests', wanted ? { query: { location, per_page: 50 } } : null, { background: true });

export const useNearbyPlaces = (slug: string) =>
  useApi('GET /api/pointOfInterests/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });

/** Tells the editors what is wrong about a place; answers what to say of it. */
export function useCorrection(): (slug: string, message: string) => Promise<string> {
  const api = useApiClient();
  return async (slug, message) => {
    const input = { params: { id: slug }, body: { message } };
    return (await api.call('POST /api/pointOfInterests/{id}/corrections', input)).message;
  };
}
