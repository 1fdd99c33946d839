import { useApi, useApiClient, usePages } from '@tabi/shared/data';

/** Places, narrowed to a destination's and to what they are good for. */
export const usePlaces = ({ location, tag }: { location?: string; tag?: string }) =>
  usePages('GET /api/pointOfInterests', { query: { ...(location ? { location } : {}), ...(tag ? { tag } : {}) } });

export const usePlace = (slug: string) => useApi('GET /api/pointOfInterests/{id}', { params: { id: slug } });

/** The ones of a destination that nobody should miss. */
export const useTopPlaces = (location: string, count: number) =>
  useApi('GET /api/pointOfInterests', { query: { location, per_page: count } });

export const useNearbyPlaces = (slug: string) =>
  useApi('GET /api/pointOfInterests/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });

/** What places are good for, of a destination or of all. */
export const useTags = (location?: string) =>
  useApi('GET /api/tags', { query: location ? { location } : {} }, { background: true });

/** Tells the editors what is wrong about a place; answers what to say of it. */
export function useCorrection(): (slug: string, message: string) => Promise<string> {
  const api = useApiClient();
  return async (slug, message) => {
    const input = { params: { id: slug }, body: { message } };
    return (await api.call('POST /api/pointOfInterests/{id}/corrections', input)).message;
  };
}
