import { useApi } from '@tabi/shared/data';
import { leading } from './domain.ts';

/** What leads the front page today; empty when nothing can be said. */
export function useLeading() {
  const season = useApi('GET /api/location/recommended', {}, { background: true });
  const top = useApi('GET /api/location/top-destinations', { query: { limit: 8 } }, { background: true });
  return {
    ...leading(season.data?.results ?? [], top.data?.results ?? []),
    isLoading: !season.data && !season.error,
  };
}
