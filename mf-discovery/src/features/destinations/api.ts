import { useApi, usePages } from '@tabi/shared/data';

/** Every destination, or those whose name is like this. */
export const useDestinations = (name: string) => usePages('GET /api/locations', { query: name ? { name } : {} });

export const useDestination = (slug: string) => useApi('GET /api/location/{id}', { params: { id: slug } });

/** What to know before going: the country, food, festivals, the ways on. */
export const useGuide = (slug: string) => useApi('GET /api/locations/{id}/guide', { params: { id: slug } });

/** Those most people start with. */
export const useTopDestinations = (limit: number) =>
  useApi('GET /api/location/top-destinations', { query: { limit } }, { background: true });
