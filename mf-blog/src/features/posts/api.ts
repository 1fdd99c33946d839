import { useApi } from '@tabi/shared/data';

export const usePost = (id: string) => useApi('GET /api/post/{id}', { params: { id } });

export const useLatest = (count: number) => useApi('GET /api/blog', { query: { filter: 'latest', per_page: count } });

/** A destination's posts, the featured ones first. */
export const useTopFrom = (location: string, count: number) =>
  useApi('GET /api/blog', { query: { filter: 'top', location, per_page: count } }, { background: true });
