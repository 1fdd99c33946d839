import { useApi } from '@tabi/shared/data';

/** Hotels of a destination, nearest to a point first. */
export const useHotelsNear = (slug: string, { lat, lng }: { lat: number; lng: number }, page: number) =>
  useApi('GET /api/hotels', {
    query: { location: slug, near: `${lat.toFixed(4)},${lng.toFixed(4)}`, per_page: 12, page },
  });
