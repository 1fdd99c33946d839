import type { Poi } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';

const most = 50;

/** The most important places of a destination. @param location its slug; null: do not ask */
export function usePlacesOf(location: string | null): {
  places: readonly Poi[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { data, error, retry } = useApi(
    'GET /api/pointOfInterests',
    location === null ? null : { query: { location, per_page: most } },
    { background: true },
  );
  return { places: data?.data, failed: error !== undefined, retry };
}
