import { useApi } from '@tabi/shared/data';

/** @param words null: do not ask */
export const useDestinationsLike = (words: string | null) =>
  useApi('GET /api/location/autocomplete/{text}', words === null ? null : { params: { text: words } }, {
    background: true,
  });

/** Where it is best to be this month. */
export const useRecommended = (wanted: boolean) =>
  useApi('GET /api/location/recommended', wanted ? {} : null, { background: true });
