import type { HotelDetails } from '@tabi/shared/contracts/hotels';
import { useApi, usePages } from '@tabi/shared/data';
import type { ListingWish } from '../../common/components/use-wish.ts';

/** Hotels, of a destination or of all, as somebody wishes for them. */
export const useHotels = ({ query, page }: ListingWish, location?: string) =>
  usePages('GET /api/hotels', { query: { ...(location ? { location } : {}), ...query } }, page);

export const useHotel = (id: string) => useApi('GET /api/hotels/{id}', { params: { id } });

export const useTopHotels = (location: string) =>
  useApi('GET /api/hotels', { query: { location, filter: 'top', per_page: 8 } }, { background: true });

/** Nearest first. */
export const useHotelsNearPlace = (slug: string) =>
  useApi(
    'GET /api/pointOfInterests/{id}/nearbyHotels',
    { params: { id: slug }, query: { limit: 6 } },
    { background: true },
  );

/** Nearest first. */
export const useHotelsNearHotel = (slug: string) =>
  useApi('GET /api/hotels/{id}/nearby', { params: { id: slug }, query: { limit: 6 } }, { background: true });

/** What there is to see around a hotel, nearest first. */
export const usePlacesAround = ({ location_slug, lat, lng }: HotelDetails) =>
  useApi(
    'GET /api/pointOfInterests',
    { query: { location: location_slug, near: `${lat},${lng}`, sort: 'distance', per_page: 6 } },
    { background: true },
  );
